import { resolve } from "node:path";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig } from "vite";
import { assetNames } from "./vite.asset-names.ts";
import { oldestBrowsers } from "../tools/browsers/supported.ts";
import { inlineScripts, offlineScripts } from "./vite.inline-scripts.ts";
import { plainImports } from "./vite.plain-imports.ts";
import { splitTexts } from "./vite.split-texts.ts";
import { styleNames } from "./vite.style-names.ts";

/** The texts of the build's language, in place of the English ones that the code imports. */
const texts = {
  find: /^@shop\/shared\/messages\/en\//,
  replacement: `${resolve(import.meta.dirname, "../shared/src/messages", process.env.TEXTS ?? "en")}/`,
};

/** The libraries of every page: React, its router, styles, Apollo Client; of Apollo's hooks only those that every page uses. */
const libraries =
  /node_modules\/((react|react-dom|scheduler|react-router|react-router-dom|styled-components|stylis|graphql|rxjs|optimism|tslib)\/|@emotion|@wry|@apollo\/client\/(?!.*(useMutation|useLazyQuery)))/;

/** React Router's build without warnings. The package contains it, but all its export conditions name the development build. */
const productionRouter = {
  find: /^react-router$/,
  replacement: resolve(import.meta.dirname, "../node_modules/react-router/dist/production/index.mjs"),
};

/** Modules shared by pages with products, each too small for a separate request; excludes modules that only a product's page needs. */
const catalogue = new RegExp(
  `src/(${[
    "features/(catalogue/(?!ProductTile|ProductRow|search/|CompareToggle|compare-list|parse-description|share-image)|CustomerReview|NotFound|cart/(AddToCart|InCart|current-entry)|use-failure-alert|orders/total-price)",
    "messages/\\w+/\\w+\\.ts\\?(productTexts|valueText|productPageTexts|lastUnitText|saleTexts|shopAlerts|cartTexts|starsText|quoteMarks|categoryDescription)",
    "ui/(product/|feedback/(Badge|Rating)|form/Field|table/LoadMore|layout/Card)",
    "pages/shop/(CardChoices|products/category-path)",
    "stock",
    "month-day", // of the shared package
  ].join("|")})`,
);

/** The form library, and modules used by nearly all forms. */
const forms = new RegExp(
  "node_modules/react-hook-form|shared/src/text-rules|src/ui/form/(ErrorSummary|Form|FormSkeleton|text-rule)\\.",
);

/** Small modules that forms of the admin share: typed numbers, sales, choices, columns. */
const adminForms =
  /src\/(number-rules|typed-number|messages\/\w+\/(rules\.ts\?(numberRuleTexts|noCommaText)|common\.ts\?inCurrency|admin-items\.ts\?saleFormTexts)|ui\/form\/(number-rule|SelectOptions)|pages\/admin\/(parts\/(category-names|FieldColumns)|items\/(use-c|C)lassification))/;

/** The buttons of a card's image: the compare button, and the device list that it writes to. */
const compare =
  /src\/(pages\/shop\/LoadedCardChoices|features\/catalogue\/(CompareToggle|compare-list)|ui\/(browser\/device-list|form\/icon-toggle))/;

/** Parts loaded after a product's page: its further images, related products, attribute values, and the heart. */
const productParts =
  /src\/(pages\/shop\/product\/(RelatedProducts|RecentlySeen|Specifications|WishButton|gallery\/(GalleryC|index|move|use-))|features\/(catalogue\/ProductTile|wishes\/(WishToggle|HeartButton|use-change-wish|wishes\.generated))|messages\/\w+\/products\.ts\?wishTexts)/;

/**
 * `npm run dev` serves the sources (tools/dev-vite.ts). `vite build` writes the browser's half to dist/client with its manifest; `vite build
 * --ssr` the server's to dist/server as one self-contained module. Both use equal asset names, so that rendered pages refer to real files.
 */
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    react(),
    inlineScripts(),
    ...(command === "build" ? [styleNames(import.meta.dirname)] : []),
    ...(command === "build" && !isSsrBuild ? [splitTexts(), plainImports(), offlineScripts()] : []),
  ],
  // Class names must match between server and browser, across lazily loaded pages too.
  oxc: {
    plugins: {
      styledComponents:
        command === "build"
          ? { ssr: true, fileName: false, displayName: false, pure: true, minify: true }
          : { ssr: true },
    },
  },
  resolve: isSsrBuild
    ? { alias: [texts] }
    : {
        conditions: ["es2015", ...defaultClientConditions], // RxJS publishes its build for browsers since 2015 under this condition
        alias: command === "build" ? [productionRouter, texts] : [texts],
      },
  ...(command === "build" && {
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    ssr: { noExternal: true },
  }),
  build: {
    target: oldestBrowsers().map(({ target }) => target),
    emptyOutDir: false, // GraphiQL's build writes there at the same time
    assetsInlineLimit: 0, // the content security policy allows no data: fonts
    ...(isSsrBuild
      ? {
          ssr: "src/boot/entry-server.tsx",
          outDir: "dist/server",
          minify: false,
          copyPublicDir: false,
          rolldownOptions: {
            output: {
              hashCharacters: assetNames.hashCharacters,
              assetFileNames: assetNames.assetFileNames,
              charset: "ascii", // one byte of memory per character
              comments: false,
            },
          },
        }
      : {
          outDir: "dist/client",
          manifest: "manifest.json",
          modulePreload: false, // the server names the files of a page; a link fetches its target's files ahead
          rolldownOptions: {
            // These have no effect in the browser, so their calls and the code that only they use are removed.
            treeshake: { manualPureFunctions: ["useStructuredData", "useIndexed", "useResponseStatus"] },
            optimization: { inlineConst: { mode: "all", pass: 1 } }, // inlines constants: a text used once needs no name
            input: ["index.html", "src/boot/entry-client.tsx"],
            output: {
              ...assetNames,
              codeSplitting: {
                // On a slow connection each file costs a round trip, and without HTTP/2 only six load at a time. So the code of every page
                // is in two files (the libraries stay in a visitor's cache when the shop changes), and the code shared by product lists, a
                // product and the cart is in a third.
                groups: [
                  { name: "libraries", test: libraries },
                  { name: "shop", test: /src\//, tags: ["$initial"] },
                  { name: "catalogue", test: catalogue },
                  { name: "compare", test: compare },
                  { name: "product-parts", test: productParts },
                  { name: "notice", test: /src\/ui\/feedback\/Notice\./ }, // also on pages without a form
                  { name: "forms", test: forms },
                  { name: "admin-forms", test: adminForms },
                  {
                    name: "texts",
                    test: /messages\/\w+\/common\.ts\?(counted|doneTo|toast|failed|succeeded)$/,
                  },
                ],
              },
            },
          },
        }),
  },
}));
