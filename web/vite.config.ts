import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { inlineScripts } from "./vite.inline-scripts.ts";

/**
 * `vite build` writes the browser's half to dist/client with its manifest; `vite build --ssr` the server's to
 * dist/server as one self-contained module. Both name assets alike, so that rendered pages point at real files.
 */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), inlineScripts()],
  // Class names must match between server and browser, across lazily loaded pages too.
  oxc: {
    plugins: {
      styledComponents: { ssr: true, fileName: false, displayName: false, pure: true, minify: true },
    },
  },
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  ssr: { noExternal: true },
  build: {
    target: "es2022",
    assetsInlineLimit: 0, // the content security policy allows no data: fonts
    ...(isSsrBuild
      ? { ssr: "src/boot/entry-server.tsx", outDir: "dist/server", minify: false, copyPublicDir: false }
      : {
          outDir: "dist/client",
          manifest: "manifest.json",
          modulePreload: false, // the server names what a page needs; a link fetches ahead what it leads to
          rolldownOptions: {
            input: ["index.html", "src/boot/entry-client.tsx"],
            output: {
              codeSplitting: {
                // What every page loads, in two files instead of a dozen: libraries stay in a visitor's cache
                // when the shop changes. boot/load-after-paint keeps a file of its own, for it comes before all others.
                groups: [
                  { name: "libraries", test: /node_modules|rolldown\/runtime/, tags: ["$initial"] },
                  { name: "shop", test: /src\/(?!boot\/)\w+\//, tags: ["$initial"] },
                ],
              },
            },
          },
        }),
  },
}));
