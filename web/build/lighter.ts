import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { minify, type JsMinifyOptions } from "@swc/core";
import type { Plugin } from "vite";

const { resolve } = createRequire(import.meta.url);

/** React Router's modules for production; its exports name only those for development. */
const router = resolve("react-router").replace(/\/dist\/.*$/, "/dist/production/index.mjs");

/**
 * React Router without the parts that the shop never touches: marks its components as free of side effects, which
 * their makers forgot, so that those that nobody imports are left out; and without its words for developers.
 */
const pureRouter: Plugin = {
  name: "shop:pure-router",
  enforce: "pre",
  resolveId: { filter: { id: /^react-router$/ }, handler: () => router },
  transform: {
    filter: { id: /\/react-router\/dist\/production\// },
    handler: (code) => ({
      code: code
        .replace(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, "= /* @__PURE__ */ $1")
        .replace(/^\w+\.displayName = "\w+";$/gm, "")
        .replace(/^( +)((?:warning|warningOnce|invariant)\d?\()/gm, "$1/* @__PURE__ */ $2"),
      map: null,
    }),
  },
};

/** Where Lucide's icons find what draws them. */
const lucideIcon = fileURLToPath(new URL("./lucide-icon.ts", import.meta.url));

/** How operations are written down before they are sent. */
const printOperation = fileURLToPath(new URL("./print-operation.ts", import.meta.url));

/** A function that the shop never calls; if it ever should, that is noticed at once. */
const absent = (name: string) =>
  `export function ${name}() { throw new Error("${name} is left out of this build"); }`;

/** Modules of libraries, and the little of them that the shop needs. */
const replaced: readonly { module: RegExp; by: string }[] = [
  { module: /\/stylis\/src\/Prefixer\.js$/, by: absent("prefix") }, // styled-components prefixes only when told to
  { module: /\/@apollo\/client\/masking\/maskOperation\.js$/, by: absent("maskOperation") }, // no data masking here
  { module: /\/@apollo\/client\/masking\/maskFragment\.js$/, by: absent("maskFragment") },
  {
    module: /\/lucide-react\/dist\/esm\/createLucideIcon\.mjs$/,
    by: `export { createLucideIcon as default } from ${JSON.stringify(lucideIcon)};`,
  },
  // words for errors in documents, which are checked when they are generated
  { module: /\/graphql\/jsutils\/inspect\.mjs$/, by: "export const inspect = String;" },
  {
    module: /\/graphql\/language\/printer\.mjs$/,
    by: `export { print, print as printForError } from ${JSON.stringify(printOperation)};`,
  },
  // the server tells these, and nobody asks the browser
  { module: /\/src\/ui\/OpenGraph\.tsx$/, by: absent("OpenGraph") },
  { module: /\/src\/pages\/shop\/structured-data\.ts$/, by: absent("productFacts") + absent("shopFacts") },
  { module: /vite\/preload-helper\.js$/, by: "export const __vitePreload = (load) => load();" }, // no style sheets here
];

const leaveOut: Plugin = {
  name: "shop:leave-out",
  enforce: "pre",
  load: {
    filter: { id: replaced.map(({ module }) => module) },
    handler: (id) => replaced.find(({ module }) => module.test(id))?.by,
  },
};

/** Parts of modules that the shop has no use for: a browser sends operations alone, and no answer comes in parts or as a stream. */
const cuts: readonly { module: RegExp; part: RegExp; by: string }[] = [
  { module: /\/graphql\/language\/ast\.mjs$/, part: / {2}SchemaDefinition: \[[\s\S]*?\n\};/, by: "};" },
  {
    module: /\/graphql\/language\/kinds\.mjs$/,
    part: / {2}Kind\['SCHEMA_DEFINITION'\][\s\S]*?(?=\}\)\()/,
    by: "",
  },
  {
    module: /\/@apollo\/client\/link\/http\/parseAndCheckHttpResponse\.js$/,
    part: /export async function readMultipartBody[\s\S]*?\n\}\n/,
    by: absent("readMultipartBody"),
  },
  {
    module: /\/rxjs\/dist\/esm\/internal\/observable\/innerFrom\.js$/,
    part: /export function fromAsyncIterable[\s\S]*$/,
    by: absent("fromAsyncIterable") + absent("fromReadableStreamLike"),
  },
];

const cutOut: Plugin = {
  name: "shop:cut-out",
  enforce: "pre",
  transform: {
    filter: { id: cuts.map(({ module }) => module) },
    handler(code, id) {
      const cut = cuts.find(({ module }) => module.test(id));
      if (!cut?.part.test(code)) this.error(`${id} is not what it was: see what of it can be left out`);
      return { code: code.replace(cut.part, cut.by), map: null };
    },
  },
};

const shortest: JsMinifyOptions = {
  module: true,
  mangle: { toplevel: true },
  compress: {
    ecma: 2022,
    toplevel: true,
    passes: 3,

    keep_fargs: false,
  },
};

/** A second pass over what Vite has minified, which finds one per cent more. */
const minifyAgain: Plugin = {
  name: "shop:minify-again",
  enforce: "post",
  renderChunk: async (code) => ({ code: (await minify(code, shortest)).code, map: null }),
};

/** What makes the browser's half smaller, and changes nothing of what it does. */
export const lighter: Plugin[] = [pureRouter, leaveOut, cutOut, minifyAgain];
