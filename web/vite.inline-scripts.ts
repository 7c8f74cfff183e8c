import { resolve } from "node:path";
import { build, type Plugin } from "vite";
import { oldestBrowsers } from "../tools/browsers/supported.ts";

const inlineScript = /<script inline src="\/(?<file>[\w./-]+)"><\/script>/g;

/**
 * Replaces each `<script inline src="/src/….ts"></script>` in the HTML with the module's code, bundled and minified. The
 * server's security policy allows exactly these texts (`inlineScriptsOf` in api/src/pages/renderer.ts).
 */
async function withInlineScripts(html: string): Promise<string> {
  const codes = await Promise.all(
    Array.from(html.matchAll(inlineScript), ([, file = ""]) => bundle(resolve(import.meta.dirname, file))),
  );
  return html.replace(inlineScript, () => `<script>${codes.shift()}</script>`);
}

/** Inserts them into the build's HTML. */
export function inlineScripts(): Plugin {
  return {
    name: "shop:inline-scripts",
    transformIndexHtml: { order: "pre", handler: withInlineScripts },
  };
}

/** The scripts of a page without a network, which the server puts together (api/src/pages/offline-worker.tsx). */
export function offlineScripts(): Plugin {
  return {
    name: "shop:offline-scripts",
    async generateBundle() {
      for (const name of ["offline-worker", "offline-page"]) {
        const source = await bundle(resolve(import.meta.dirname, `src/boot/${name}.ts`));
        this.emitFile({ type: "asset", fileName: `${name}.js`, source });
      }
    },
  };
}

/** The code of a module and its imports as one classic script. */
async function bundle(file: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "warn",
    build: {
      write: false,
      target: oldestBrowsers().map(({ target }) => target),
      modulePreload: false,
      rolldownOptions: { input: file, output: { format: "iife" } },
    },
  });
  const code = "output" in result ? result.output[0].code.trim() : "";
  if (!code || code.includes("</script")) throw new Error(`${file} can't be an inline script.`);
  return code;
}
