import type { Plugin } from "vite";

/** A module of which a page should carry only what it uses, and how its exports belong together. */
interface Collection {
  module: RegExp;
  groupOf: (name: string) => string;
}

const collections: readonly Collection[] = [
  {
    module: /\/src\/graphql\/generated\.ts$/, // an operation's document and its hooks
    groupOf: (name) => name.replace(/^use|(Document|Query|LazyQuery|Mutation|FragmentDoc)$/g, ""),
  },
  { module: /\/src\/messages\.ts$/, groupOf: (name) => name },
];

const part = /^(.*)\?part=(\w+)$/;
const exported = /^export (?=(?:const|function) (\w+))/gm;

/**
 * Takes collections apart, a module for each group of exports, so that each page carries its own operations and texts
 * and nobody else's, although whoever writes the shop finds them all in one file.
 */
export const exportsApart: Plugin = {
  name: "shop:exports-apart",
  enforce: "pre",
  transform: {
    filter: {
      id: collections.flatMap(({ module }) => [module, new RegExp(module.source.replace("$", "\\?part="))]),
    },
    handler(code, id) {
      const [, file = id, wanted] = part.exec(id) ?? [];
      const groupOf = collections.find(({ module }) => module.test(file))?.groupOf ?? String;
      return {
        code: wanted ? only(wanted, code, groupOf) : listOf(file, code, groupOf),
        map: null,
        moduleSideEffects: false,
      };
    },
  },
};

function listOf(file: string, code: string, groupOf: Collection["groupOf"]): string {
  const groups = new Set(Array.from(code.matchAll(exported), ([, name = ""]) => groupOf(name)));
  return Array.from(groups, (group) => `export * from "${file}?part=${group}";`).join("\n");
}

/** The module with the exports of one group; what they don't need is left out as unused. */
function only(wanted: string, code: string, groupOf: Collection["groupOf"]): string {
  return code.replace(exported, (keyword, name: string) => (groupOf(name) === wanted ? keyword : ""));
}
