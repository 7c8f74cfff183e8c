import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { parseSync, type ESTree, type Plugin } from "vite";

/** The module of one text: the file of texts that exports it, and its name. */
const textModule = /(?<file>.*\/src\/messages\/\w+\/[\w-]+\.ts)\?(?<text>\w+)$/;

/** An import of texts, by a module elsewhere or by another file of texts. */
const importOfTexts =
  /^import \{(?<names>[^}]*)\} from "(?<file>[^"]*\/messages\/en\/[\w-]+|\.\/[\w-]+)";$/gm;

/**
 * Builds each export of a file of texts as a module, so that the files can be large and a page still loads only the texts that it shows:
 * an import of `homeTexts` from `products` becomes one of the module `products.ts?homeTexts`.
 */
export function splitTexts(): Plugin {
  return {
    name: "shop:split-texts",
    enforce: "pre",
    load(id) {
      const { file, text } = textModule.exec(id)?.groups ?? {};
      return file && text ? oneText(text, file) : undefined;
    },
    transform(code, id) {
      const isText = textModule.test(id);
      return code.replace(importOfTexts, (all: string, names: string, file: string) =>
        isText || file.includes("/messages/") ? importsOf(namesIn(names), file) : all,
      );
    },
  };
}

/** The file with one of its exports; it imports the others that this one uses. */
function oneText(text: string, file: string): string {
  let code = readFileSync(file, "utf8");
  const others: string[] = [];
  for (const node of parseSync(file, code).program.body.toReversed()) {
    const name = node.type === "ExportNamedDeclaration" ? nameOf(node.declaration) : undefined;
    if (!name || name === text) continue;
    others.push(name);
    code = code.slice(0, node.start) + code.slice(node.end);
  }
  const used = others.filter((name) => new RegExp(`\\b${name}\\b`).test(code));
  return `${importsOf(used, `./${basename(file, ".ts")}`)}\n${code}`;
}

/** The name of an exported constant or function. */
function nameOf(declaration: ESTree.Declaration | null): string | undefined {
  if (declaration?.type === "FunctionDeclaration") return declaration.id?.name;
  if (declaration?.type !== "VariableDeclaration") return undefined;
  const [constant] = declaration.declarations;
  return constant?.id.type === "Identifier" ? constant.id.name : undefined;
}

const namesIn = (list: string) => list.split(",").flatMap((name) => name.trim() || []);

/** An import for each name of an import's list: `a`, `a as b` or `type A`. */
const importsOf = (names: readonly string[], file: string) =>
  names
    .map((name) => {
      const from = name.startsWith("type ") ? file : `${file}.ts?${name.split(" ")[0]}`;
      return `import { ${name} } from "${from}";`;
    })
    .join(" ");
