import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { parseSync, type ESTree, type Plugin } from "vite";

/** The module of one text: the file of texts that exports it, and its name. */
const textModule = /(?<file>.*\/src\/messages\/\w+\/[\w-]+\.ts)\?(?<text>\w+)$/;

/** An import of texts by another module. */
const importOfTexts = /^import \{(?<names>[^}]*)\} from "(?<file>[^"]*\/messages\/en\/[\w-]+)";$/gm;

/** An import of texts by another file of texts. */
const importOfOthers = /^import \{(?<names>[^}]*)\} from "(?<file>\.\/[\w-]+)";$/gm;

/**
 * Builds each export of a file of texts as a module, so that the files can be large and a page still loads only the texts that it shows:
 * an import of `homeTexts` from `products` becomes one of the module `products.ts?homeTexts`.
 */
export function splitTexts(): Plugin {
  const parsed = new Map<string, TextFile>();
  return {
    name: "shop:split-texts",
    enforce: "pre",
    load: {
      filter: { id: textModule },
      handler(id) {
        const { file = "", text = "" } = textModule.exec(id)?.groups ?? {};
        const known = parsed.get(file) ?? parseTexts(file);
        parsed.set(file, known);
        return split(oneText(text, file, known), importOfOthers);
      },
    },
    transform: {
      filter: { code: /\/messages\/en\// },
      handler: (code) => split(code, importOfTexts),
    },
  };
}

const split = (code: string, imports: RegExp) =>
  code.replace(imports, (_all, names: string, file: string) => importsOf(namesIn(names), file));

/** The code of a file of texts, and its exports. */
interface TextFile {
  code: string;
  texts: { name: string; start: number; end: number }[];
}

function parseTexts(file: string): TextFile {
  const code = readFileSync(file, "utf8");
  const texts = parseSync(file, code).program.body.flatMap((node) => {
    const name = node.type === "ExportNamedDeclaration" ? nameOf(node.declaration) : undefined;
    return name ? [{ name, start: node.start, end: node.end }] : [];
  });
  return { code, texts };
}

/** The file with one of its exports; it imports the others that this one uses. */
function oneText(text: string, file: string, { code: all, texts }: TextFile): string {
  const others = texts.filter(({ name }) => name !== text);
  const code = others.reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), all);
  const used = others.filter(({ name }) => new RegExp(`\\b${name}\\b`).test(code));
  const names = used.map(({ name }) => name).reverse();
  return `${importsOf(names, `./${basename(file, ".ts")}`)}\n${code}`;
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
