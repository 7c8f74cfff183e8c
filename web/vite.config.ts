import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { inlineScripts } from "./vite.inline-scripts.ts";

/** Modules that pages with products share. */
const catalogue = /src\/(features\/(catalogue|reviews|cart\/AddToCart)|ui\/rating\/Rating\.)/;

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
                // On a slow line each file costs a round trip, and without HTTP/2 only six load at once. So what every
                // page loads is in two files, of which the libraries stay in a visitor's cache when the shop changes,
                // and what lists of products and a product have in common is in a third.
                groups: [
                  { name: "libraries", test: /node_modules/, tags: ["$initial"] },
                  { name: "shop", test: /src\//, tags: ["$initial"] },
                  {
                    name: "texts",
                    test: /src\/(messages\/shop|features\/alerts\/use-f|ui\/feedback\/Badge)/,
                  },
                  { name: "field", test: /src\/ui\/form\/Field/ },
                  { name: "image", test: /src\/features\/catalogue\/ProductImage/ },
                  { name: "catalogue", test: catalogue },
                ],
              },
            },
          },
        }),
  },
}));
