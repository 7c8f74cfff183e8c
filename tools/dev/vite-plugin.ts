import type {
  EnvironmentModuleGraph,
  EnvironmentModuleNode,
  HotPayload,
  NormalizedHotChannel,
  Plugin,
} from "vite";

/** Below this path is what Vite serves; everything else is the API's. */
export const VITE_PATH = "/vite/";

/** The module that the browser loads before any of the app: Fast Refresh starts in it. */
export const BEFORE_APP = "virtual:before-app";

/** The module of a page that shows a failure, and the event after which it loads that page again. */
export const IN_FAILURE = "virtual:in-failure";
export const MENDED = "shop:mended";

/** Callbacks for changed files. */
export interface ChangeListeners {
  /** Watched folders and files in addition to those of the web. */
  watched: string[];
  /** Any watched file. */
  onFile: (file: string) => void;
  /** A file that a rendered page may depend on; Vite knows already. */
  onPages: () => void;
}

/** Vite's plugin for the dev server: adds virtual modules, and reports changes from Vite's watcher. */
export async function shopPlugin({ watched, onFile, onPages }: ChangeListeners): Promise<Plugin> {
  const { default: react } = await import("@vitejs/plugin-react");
  const modules: Record<string, string> = {
    // the second line as in production: the security policy allows no inline style from a script
    [BEFORE_APP]: `${react.preambleCode.replace("__BASE__", "/")}\nwindow.SC_DISABLE_SPEEDY = false;`,
    [IN_FAILURE]: `import.meta.hot.on(${JSON.stringify(MENDED)}, () => location.reload());`,
  };
  return {
    name: "shop:dev",
    apply: "serve",
    resolveId: (id) => (id in modules ? id : undefined),
    load: (id) => modules[id],
    // again with each new watcher, after a change of Vite's configuration
    configureServer({ watcher, environments }) {
      watcher.add(watched).on("all", (_event, file) => onFile(file));
      limitInvalidation(environments.client.moduleGraph);
      sendNoStacks(environments.client.hot);
    },
    hotUpdate({ file }) {
      if (this.environment.name === "ssr" && !/\.spec\.tsx?$/.test(file)) onPages();
    },
  };
}

/**
 * Gives a new URL only to the modules executed again after a change. Vite gives one to all their importers too, up to the
 * entry. A part of the app loaded later would import the importers by the new URL, and so execute routes, contexts and
 * sessions a second time (vitejs/vite#2255): texts typed into a form would be lost.
 */
function limitInvalidation(graph: EnvironmentModuleGraph): void {
  const invalidate = graph.invalidateModule.bind(graph);
  graph.invalidateModule = (module, seen, timestamp = Date.now(), isHmr = false, soft) => {
    if (isHmr)
      for (const again of executedAgain(module)) {
        again.lastHMRTimestamp = timestamp;
        Object.assign(again, { lastHMRInvalidationReceived: false }); // of Vite's own, and in no type
      }
    invalidate(module, seen, timestamp, false, soft);
  };
}

/** The module with its importers, up to those that take a change of what they import. */
function executedAgain(module: EnvironmentModuleNode, found = new Set<EnvironmentModuleNode>()) {
  if (found.has(module)) return found;
  found.add(module);
  if (module.isSelfAccepting) return found;
  for (const importer of module.importers)
    if (!importer.acceptedHmrDeps.has(module)) executedAgain(importer, found);
  return found;
}

/** The browser shows an error of a source by its place and excerpt; the stack would be that of the compiler. */
function sendNoStacks(hot: NormalizedHotChannel): void {
  const send: (message: string | HotPayload, data?: unknown) => void = hot.send.bind(hot);
  hot.send = (message: string | HotPayload, data?: unknown) =>
    typeof message === "object" && message.type === "error"
      ? send({ ...message, err: { ...message.err, stack: "" } })
      : send(message, data);
}
