// Import directions are part of the design: see CONTRIBUTING.md, "Who may import whom".
const importX = require("eslint-plugin-import-x");
const reactHooks = require("eslint-plugin-react-hooks");
const tseslint = require("typescript-eslint");

const api = (path) => `./api/src/${path}`;
const web = (path) => `./web/src/${path}`;

const apiModules = ["audit", "catalogue", "orders", "reviews", "users", "identity", "statistics", "images"];
/** Which other modules' services a module may use; never back, never in a circle. */
const apiModuleUses = {
  audit: [],
  catalogue: ["audit"],
  orders: ["audit", "catalogue", "users"],
  reviews: ["audit", "orders"],
  users: ["audit"],
  identity: ["audit", "users"],
  statistics: ["catalogue"],
  images: [],
};

const betweenApiModules = apiModules.flatMap((module) =>
  apiModules
    .filter((other) => other !== module)
    .map((other) => ({
      target: api(`modules/${module}`),
      from: api(
        apiModuleUses[module].includes(other)
          ? `modules/${other}/**/!(*.service|*.entity|*.error).ts`
          : `modules/${other}/**/*`,
      ),
      message: `${module} may use only ${apiModuleUses[module].join(", ") || "no other module"}, through its services, entities and errors.`,
    })),
);

const apiLayers = [
  { target: api("!(rest|boot)/**/*"), from: api("rest"), message: "Nothing imports rest/ but boot." },
  { target: ["modules", "data"].map(api), from: ["pages", "http", "boot"].map(api) },
  { target: api("graphql"), from: ["pages", "boot"].map(api) },
  {
    target: api("limits"),
    from: ["modules", "graphql", "rest", "pages", "http", "boot"].map(api),
    message: "limits/ counts callers, and knows nothing of what they do.",
  },
  {
    target: "./api/embedded",
    from: ["./api/src", "./api/demo"],
    message: "embedded/ knows nothing of the shop.",
  },
  {
    target: api("!(boot)/**/*"),
    from: ["./api/embedded", "./api/demo"],
    message: "Only boot/ knows the demo and what is embedded.",
  },
  { target: api("modules/**/*.entity.ts"), from: api("modules/**/*.resolver.ts") },
  { target: api("modules/**/*.service.ts"), from: api("modules/**/*.resolver.ts") },
  { target: "./shared", from: ["./api", "./web", "./tools"], message: "shared/ imports nothing of ours." },
];

const webLayers = [
  { target: web("ui"), from: ["boot", "app", "pages", "features", "graphql"].map(web) },
  { target: web("theme"), from: ["boot", "app", "pages", "features", "graphql", "ui", "routing"].map(web) },
  { target: web("graphql"), from: ["boot", "app", "pages", "features", "ui"].map(web) },
  { target: web("routing"), from: ["boot", "app", "pages", "features", "ui"].map(web) },
  { target: web("features"), from: ["boot", "app", "pages"].map(web) },
  { target: web("pages"), from: ["boot", "app"].map(web) },
];

module.exports = tseslint.config(
  {
    ignores: ["**/dist/**", "**/node_modules/**", "**/*.generated.ts", "**/.data/**", "web/test-results/**"],
  },
  {
    files: ["**/*.{ts,tsx}"],
    extends: [...tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: __dirname } },
    plugins: { "import-x": importX, "react-hooks": reactHooks },
    settings: {
      "import-x/resolver-next": [importX.createNodeResolver({ extensions: [".ts", ".tsx", ".js"] })],
    },
    rules: {
      ...reactHooks.configs.recommended.rules,
      "import-x/no-restricted-paths": [
        "error",
        { zones: [...betweenApiModules, ...apiLayers, ...webLayers] },
      ],
      "import-x/no-default-export": "error",
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "max-lines": ["error", { max: 200, skipBlankLines: true, skipComments: true }],
      "@typescript-eslint/unbound-method": "off", // we close over state; we don't use `this`
      eqeqeq: "error",
    },
  },
  {
    files: ["web/src/**/*.tsx"],
    ignores: ["web/src/ui/layout/Link.tsx"],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          paths: [
            { name: "react-router-dom", importNames: ["Link", "NavLink"], message: "Take ui/layout/Link." },
          ],
        },
      ],
    },
  },
  // Tests beside the code may put together what they need.
  { files: ["**/*.spec.{ts,tsx}"], rules: { "import-x/no-restricted-paths": "off" } },
  { files: ["**/*.config.ts", "**/*.d.ts"], rules: { "import-x/no-default-export": "off" } },
);
