import type { Plugin } from "vite";

/**
 * Replaces Vite's helper for lazy imports, which every page would load: it preloads style sheets and files that the shop doesn't have
 * or whose preloading is off (`modulePreload`).
 */
export function plainImports(): Plugin {
  return {
    name: "shop:plain-imports",
    enforce: "pre",
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => "export const __vitePreload = (load) => load();",
    },
  };
}
