import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig } from "vite";
import { exportsApart } from "./build/exports-apart.ts";
import { lighter } from "./build/lighter.ts";

/** What every page needs, in one file that outlives the shop's own changes in a visitor's cache. */
const foundation =
  /rolldown\/runtime|node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@apollo|@wry|optimism|rxjs|tslib|graphql|styled-components|stylis|@emotion)\//;

/** What stands around every page, and what most pages have in common: fewer files, and smaller ones. */
const shop =
  /src\/(entry-client|features\/(alerts\/use-failure-alert|cart\/AddToCart|catalogue\/ProductGrid|reviews\/VerifiedMark)|pages\/shop\/structured-data)\./;

/**
 * `vite build` writes the browser's half to dist/client with its manifest; `vite build --ssr` the server's to
 * dist/server as one self-contained module. Both name assets alike, so that rendered pages point at real files.
 */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: isSsrBuild ? [react()] : [react(), exportsApart, lighter],
  // Class names must match between server and browser, across lazily loaded pages too.
  oxc: {
    plugins: {
      styledComponents: { ssr: true, fileName: false, displayName: false, pure: true, minify: true },
    },
  },
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  resolve: isSsrBuild ? {} : { conditions: ["es2015", ...defaultClientConditions] }, // the slimmer rxjs
  ssr: { noExternal: true },
  build: {
    target: "es2022",
    assetsInlineLimit: 0, // the content security policy allows no data: fonts
    ...(isSsrBuild
      ? { ssr: "src/entry-server.tsx", outDir: "dist/server", minify: false, copyPublicDir: false }
      : {
          outDir: "dist/client",
          manifest: "manifest.json",
          modulePreload: false, // the server names what a page needs; a link fetches ahead what it leads to
          rolldownOptions: {
            input: ["index.html", "src/entry-client.tsx"],
            treeshake: {
              propertyReadSideEffects: false,
              unknownGlobalSideEffects: false,
            },
            output: {
              codeSplitting: {
                groups: [
                  { name: "foundation", test: foundation, tags: ["$initial"] },
                  { name: "shop", test: shop }, // with whatever these modules import
                ],
              },
            },
          },
        }),
  },
}));
