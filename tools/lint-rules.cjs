/**
 * Rules of our own for oxlint: the words to avoid, in the names of files and of what they declare (CONTRIBUTING.md, "Code style"
 * and "Glossary"), no text for people in a component, and no test skipped in silence.
 */

/** Says nothing of what it is. */
const EMPTY = ["data", "info", "helper", "helpers", "manager", "util", "utils"];

/** Words of our own that the field's have replaced. */
const REPLACED = {
  patience: "timeout",
  pause: "retry delay",
  mistake: "field error",
  mistakes: "field errors",
  summarised: "with summary",
  outcome: "union result",
  turns: "queue",
  forget: "evict",
  expel: "handle unauthorized",
  awaited: "pending",
  away: "unavailable",
  kept: "stored",
  picture: "image",
  pictures: "images",
  told: "reported",
  worlds: "main categories",
};

/** Endings that say nothing of what a type, class or component is. Of a local variable they may. */
const VAGUE_TYPE = /^(.*[a-z\d])?(Asked|Given|Others)$/;

/** Names from a library or a standard: TypeORM's EntityManager, Relay's page info, schema.org's structured data, OpenAPI's info. */
const GIVEN = /^(operation-?manager|page-?info|.*structured-?data|info|has-?data)$/i;

const wordsOf = (name) =>
  name
    .replace(/([a-z\d])([A-Z])/g, "$1-$2")
    .toLowerCase()
    .split(/[^a-z\d]+/);

function faultOf(name) {
  if (GIVEN.test(name)) return undefined;
  const words = wordsOf(name);
  const last = words.at(-1);
  if (EMPTY.includes(last)) return `'${name}' ends in '${last}': say what it is.`;
  if (VAGUE_TYPE.test(name)) return `'${name}': name what it holds.`;
  const old = words.find((word) => Object.hasOwn(REPLACED, word));
  return old && `'${name}': the word for '${old}' is '${REPLACED[old]}'.`;
}

const DECLARATIONS =
  ":matches(FunctionDeclaration, ClassDeclaration, TSInterfaceDeclaration, TSTypeAliasDeclaration, TSEnumDeclaration, VariableDeclarator)";

module.exports = {
  meta: { name: "shop" },
  rules: {
    "avoided-words": {
      create(context) {
        const report = (node, name) => {
          const message = faultOf(name);
          if (message) context.report({ node, message });
        };
        return {
          Program(node) {
            const file = context.filename.split(/[\\/]/).at(-1);
            const name = file.replace(/\.(spec\.|d\.|config\.)?[cm]?[jt]sx?$/, "");
            report(node, name);
          },
          [`${DECLARATIONS} > Identifier.id`](node) {
            report(node, node.name);
          },
        };
      },
    },
    "text-in-messages": {
      create(context) {
        const message =
          "A text for people goes into web/src/messages/, and the component takes it from there.";
        const check = (node) => {
          if (typeof node.value === "string" && /\p{L}{2}/u.test(node.value))
            context.report({ node, message });
        };
        return {
          JSXText: check,
          "JSXAttribute[name.name=/^(label|title|placeholder|aria-label|alt|hint|submit|what|text)$/] > Literal":
            check,
        };
      },
    },
    "no-silent-skip": {
      create(context) {
        const message = "A test that needs something says so: see api/test/support/needs.ts.";
        const report = (node) => context.report({ node, message });
        return {
          "MemberExpression[object.name=/^(it|test|describe)$/][property.name=/^(skip|only|todo)$/]": report,
          "CallExpression[callee.name=/^[xf](it|test|describe)$/]": report,
        };
      },
    },
  },
};
