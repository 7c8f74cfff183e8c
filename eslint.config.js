// Import directions are part of the design: see CONTRIBUTING.md, "Who may import whom".
const importX = require("eslint-plugin-import-x");
const reactHooks = require("eslint-plugin-react-hooks");
const tseslint = require("typescript-eslint");

const api = (path) => `./api/src/${path}`;
const web = (path) => `./web/src/${path}`;

const apiModules = ["audit", "catalogue", "orders", "reviews", "users", "identity", "statistics", "pictures"];
/** Which other modules' services a module may use; never back, never in a circle. */
const apiModuleUses = {
  audit: [],
  catalogue: ["audit"],
  orders: ["audit", "catalogue", "users"],
  reviews: ["audit", "orders"],
  users: ["audit"],
  identity: ["audit", "users"],
  statistics: ["catalogue"],
  pictures: [],
};

const betweenApiModules = apiModules.flatMap((module) =>
  apiModules
    .filter((other) => other !== module)
    .map((other) => ({
      target: api(`modules/${module}`),
      from: api(`modules/${other}`),
      except: apiModuleUses[module].includes(other) ? [`./${other}.service.ts`, "./role.ts"] : ["./role.ts"],
      message: `${module} may use only ${apiModuleUses[module].join(", ") || "no other module"}, through its service.`,
    })),
);

const apiLayers = [
  { target: api("!(rest|app.ts)/**/*"), from: api("rest"), message: "Nothing imports rest/ but app." },
  {
    target: [api("modules"), api("database"), api("graphql")],
    from: [api("pages"), api("http"), api("app.ts")],
  },
  {
    target: api("limits"),
    from: ["modules", "graphql", "rest", "pages", "http", "embedded"].map(api),
    message: "limits/ counts callers, and knows nothing of what they do.",
  },
  { target: api("embedded"), from: api("!(embedded)/**/*"), message: "embedded/ knows nothing of the shop." },
  { target: api("modules/**/*.entity.ts"), from: api("modules/**/*.resolver.ts") },
  { target: api("modules/**/*.service.ts"), from: api("modules/**/*.resolver.ts") },
];

const webLayers = [
  { target: web("ui"), from: [web("app"), web("pages"), web("features"), web("graphql")] },
  { target: web("theme"), from: [web("app"), web("pages"), web("features"), web("graphql"), web("ui")] },
  { target: web("graphql"), from: [web("app"), web("pages"), web("features"), web("ui")] },
  { target: web("features"), from: [web("app")], except: ["./paths.ts"] }, // the addresses, spelled once
  { target: web("features"), from: [web("pages")] },
  { target: web("pages"), from: [web("app/App.tsx"), web("app/router.tsx")] },
];

module.exports = tseslint.config(
  {
    ignores: [
      "**/dist/**",
      "**/node_modules/**",
      "web/src/graphql/generated.ts",
      "**/.data/**",
      "web/test-results/**",
    ],
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
    ignores: ["web/src/ui/Link.tsx"],
    rules: {
      "no-restricted-imports": [
        "error",
        { paths: [{ name: "react-router-dom", importNames: ["Link", "NavLink"], message: "Take ui/Link." }] },
      ],
    },
  },
  { files: ["**/*.config.ts", "**/*.d.ts"], rules: { "import-x/no-default-export": "off" } },
);
