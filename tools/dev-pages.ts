/** Loaded before the API in `npm run dev`: renders the pages with the sources that Vite serves from the parent process (ADR-0021). */
import "../api/src/observability/load-tracing";
import "reflect-metadata";
import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { escapeHtml } from "../api/src/http/escape-html";
import { setDevPages } from "../api/src/pages/dev-pages";
import { fillTemplate, type ServerBundle } from "../api/src/pages/renderer";
import { ROOT } from "./build/target";
import { BEFORE_APP } from "./dev-vite";

/** In the place of the build's manifest: the modules that the browser loads. */
const MANIFEST = {
  [BEFORE_APP]: { file: `vite/@id/${BEFORE_APP}` },
  "src/boot/entry-client.tsx": { file: "vite/src/boot/entry-client.tsx", imports: [BEFORE_APP] },
};

/** Allows the styles of Vite's client. */
const styleNonce = randomBytes(16).toString("base64");

/** The number of changes of the pages' sources. */
let changes = 0;
process.on("message", (message) => (changes += Number(message === "changed")));
process.once("disconnect", () => process.exit(1)); // the parent process was killed

const runner = import("vite/module-runner").then(
  ({ ModuleRunner }) =>
    new ModuleRunner({
      transport: {
        connect: ({ onMessage }) => void process.on("message", onMessage),
        send: (message) => void process.send?.(message),
      },
      hmr: false,
    }),
);

/** Loads the code that renders the pages, and later its changed modules again. */
const loadBundle = async () => (await runner).import<ServerBundle>("/src/boot/entry-server.tsx");

/** The HTML of a file of the web, with the addresses at which Vite serves the sources. Scripts that a build inlines stay modules. */
const readHtml = (name: string): string =>
  readFileSync(join(ROOT, "web", name), "utf8")
    .replaceAll("<script inline", '<script type="module"')
    .replaceAll('"/src/', '"/vite/src/');

/** The message of an error, with the lines of its stack in the shop's code. */
function describe({ message, stack = "" }: Error): string {
  const lines = stack.split("\n").filter((line) => /^\s+at .*(web|shared)\/src\//.test(line));
  return stripVTControlCharacters([message, ...lines].join("\n"));
}

setDevPages({
  address: process.env.DEV_ADDRESS as string,
  styleNonce,
  graphiql: readHtml("graphiql.html").replace(
    "<!--shop:head-->",
    `$&<script type="module" src="/vite/@id/${BEFORE_APP}"></script>`,
  ),
  publicFolder: join(ROOT, "web/public"),
  listening: () => void process.send?.("listening"),
  of: async (bootstrap) => ({
    themeCss: await loadBundle().then(
      (bundle) => bundle.themeCss,
      () => "", // the first page shows the error
    ),
    // with the number of changes, so that no cached page is of older sources
    addressOf: (url) => `${url}#${changes}`,
    async render(address, origin, execute, sizeTags) {
      try {
        const bundle = await loadBundle();
        const page = await bundle.render({
          ...{ origin, bootstrap, manifest: MANIFEST, execute },
          url: bundle.addressOf(address.replace(/#\d+$/, "")),
          onError: (error) => console.error(describe(error as Error)),
        });
        const nonce = `<meta property="csp-nonce" nonce="${styleNonce}" />`;
        const head = nonce + page.head + (await sizeTags(page.previewImage));
        const html = fillTemplate(readHtml("index.html"), bundle, { ...page, head });
        return { ...page, html, scripts: [] };
      } catch (error) {
        const text = describe(error as Error);
        console.error(text);
        const html = `<!doctype html><meta http-equiv="refresh" content="2"><pre>${escapeHtml(text)}</pre>`;
        return { status: 500, html, head: "", body: "", state: "", styles: [], scripts: [], indexed: false };
      }
    },
  }),
});
