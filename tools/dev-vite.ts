import type { ChildProcess } from "node:child_process";
import type { Server } from "node:http";
import { join } from "node:path";
import type { CustomPayload, EnvironmentModuleNode, Plugin, ViteDevServer } from "vite";
import { ROOT } from "./build/target";

/** The module that a browser loads before the app. */
export const BEFORE_APP = "virtual:before-app";

/** Starts Fast Refresh, writes styles as in production (for the security policy), and puts edited colour schemes above the page's. */
const BEFORE_APP_CODE = `
import "@vitejs/plugin-react/preamble";
import "@shop/shared/schemes-css";
window.SC_DISABLE_SPEEDY = false;
const edited = new CSSStyleSheet();
import.meta.hot.accept("@shop/shared/schemes-css", ({ schemesCss }) => {
  edited.replaceSync(schemesCss);
  document.adoptedStyleSheets = [edited];
});`;

const inRoot = (...paths: string[]) => paths.map((path) => join(ROOT, path));

/** Starts Vite behind `server`, with the sources below /vite/ and the API elsewhere. Calls `hotUpdate` when pages may have changed. */
export async function startVite(
  server: Server,
  apiPort: string,
  publicOrigin: string | undefined,
  hotUpdate: () => void,
): Promise<ViteDevServer> {
  const { createServer } = await import("vite");
  const plugin: Plugin = {
    name: "shop:dev",
    resolveId: (id) => (id === BEFORE_APP ? id : undefined),
    load: (id) => (id === BEFORE_APP ? BEFORE_APP_CODE : undefined),
    configureServer: ({ environments }) => renewFewModules(environments.client.moduleGraph),
    hotUpdate,
  };
  return createServer({
    configFile: join(ROOT, "web/vite.config.ts"),
    root: join(ROOT, "web"),
    base: "/vite/",
    appType: "custom",
    logLevel: "warn",
    clearScreen: false,
    server: {
      middlewareMode: { server },
      hmr: { server },
      proxy: { "^(?!/vite/)": { target: `http://127.0.0.1:${apiPort}` } },
      // others are refused: a page of another site can give its name this machine's address (DNS rebinding)
      allowedHosts: publicOrigin ? [new URL(publicOrigin).hostname] : [],
      cors: false,
      // the rest of the checkout has secrets, such as the data of the shop
      fs: { allow: inRoot("web/src", "web/public", "web/node_modules", "shared/src", "node_modules") },
      watch: { ignored: inRoot("web/{dist*,test-results,playwright-report}/**") },
    },
    optimizeDeps: { entries: ["src/boot/entry-client.tsx", "src/graphiql/entry.tsx"] },
    plugins: [plugin],
  });
}

/** Gives new URLs only to modules executed again. Vite renews all importers: later parts would execute them twice (vitejs/vite#2255). */
function renewFewModules(graph: ViteDevServer["environments"]["client"]["moduleGraph"]): void {
  const invalidate = graph.invalidateModule.bind(graph);
  graph.invalidateModule = (module, seen, timestamp = Date.now(), isHmr = false, soft) => {
    invalidate(module, seen, timestamp, false, soft);
    if (isHmr) renew(module, timestamp);
  };
}

/** Gives new URLs to the module and its importers, up to those that accept a change of their imports. */
function renew(module: EnvironmentModuleNode, timestamp: number): void {
  if (module.lastHMRTimestamp === timestamp) return;
  Object.assign(module, { lastHMRTimestamp: timestamp, lastHMRInvalidationReceived: false });
  if (module.isSelfAccepting) return;
  for (const importer of module.importers)
    if (!importer.acceptedHmrDeps.has(module)) renew(importer, timestamp);
}

/** Answers a call of Vite's module runner in the child process. */
export async function answerRunner(vite: ViteDevServer, child: ChildProcess, call: CustomPayload) {
  const { id, name } = call.data as { id: string; name: string };
  const result = await vite.environments.ssr.hot.handleInvoke(call);
  const answer = { ...call, data: { name, id: id.replace("send", "response"), data: result } };
  child.send(answer, () => undefined); // fails if the process has ended
}
