import { createHash } from "node:crypto";
import { relative } from "node:path";
import type { Plugin } from "vite";

/** The identifier that the compiler gives to a styled component, without its place in the file: a hash of the file's absolute path. */
const IDENTIFIER = /(?<=componentId: ?")sc-\w+(?=-\d+")/g;

/** Five digits of 36: two of a thousand files get the same name with a chance of one in a hundred. */
const NAMES = 36 ** 5;

/** Names styled components by their file's path in the checkout, so that a build has the same files wherever the checkout is. */
export function styleNames(root: string) {
  const files = new Map<string, string>();
  return {
    name: "shop:style-names",
    transform: {
      filter: { id: /\.tsx?$/, code: IDENTIFIER },
      handler(code: string, id: string) {
        const file = relative(root, id);
        const hash = createHash("sha256").update(file).digest().readUInt32BE() % NAMES;
        const name = `sc-${hash.toString(36)}`;
        const other = files.get(name) ?? file;
        if (other !== file)
          throw new Error(`${file} and ${other} get the same name ${name}: rename one of them.`);
        files.set(name, file);
        return { code: code.replace(IDENTIFIER, name), map: null };
      },
    },
  } satisfies Plugin;
}
