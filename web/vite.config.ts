import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig } from "vite";

/** What every page needs, in one file that outlives the shop's own changes in a visitor's cache. */
const foundation =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@apollo|@wry|optimism|rxjs|tslib|graphql|styled-components|stylis|@emotion)\//;

/**
 * `vite build` writes the browser's half to dist/client with its manifest; `vite build --ssr` the server's to
 * dist/server as one self-contained module. Both name assets alike, so that rendered pages point at real files.
 */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
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
          modulePreload: { polyfill: false },
          rolldownOptions: {
            output: { codeSplitting: { groups: [{ name: "foundation", test: foundation }] } },
          },
        }),
  },
}));
