import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { assetNames } from "./vite.asset-names.ts";
import { oldestBrowsers } from "../tools/browsers/supported.ts";

/**
 * GraphiQL is built separately from the storefront, into the same folder: with shared chunks, a shopper would
 * load parts of GraphQL that only its editor needs.
 */
export default defineConfig({
  plugins: [react()],
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  publicDir: false,
  build: {
    target: oldestBrowsers().map(({ target }) => target),
    outDir: "dist/client",
    emptyOutDir: false,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 2_000,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: "graphiql.html", output: assetNames },
  },
});
