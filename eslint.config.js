// Import directions are in tools/import-rules.cjs: see CONTRIBUTING.md, "Who may import whom".
const importX = require("eslint-plugin-import-x");
const reactHooks = require("eslint-plugin-react-hooks");
const tseslint = require("typescript-eslint");
const names = require("./tools/eslint-names.cjs");

module.exports = tseslint.config(
  {
    ignores: ["**/dist/**", "**/node_modules/**", "**/*.generated.ts", "**/.data/**", "**/test-results/**"],
  },
  {
    files: ["**/*.{ts,tsx}"],
    extends: [...tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: __dirname } },
    plugins: { "import-x": importX, "react-hooks": reactHooks, names },
    rules: {
      ...reactHooks.configs.recommended.rules,
      "import-x/no-default-export": "error",
      "names/avoided-words": "error",
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "max-lines": ["error", { max: 200, skipBlankLines: true, skipComments: true }],
      // a switch names every case, or says what becomes of all others
      "@typescript-eslint/switch-exhaustiveness-check": [
        "error",
        { considerDefaultExhaustiveForUnions: true },
      ],
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
  {
    files: ["api/test/**/*.ts", "{api,shared,tools,lab}/**/*.spec.ts", "web/src/**/*.spec.{ts,tsx}"],
    ignores: ["api/test/support/needs.ts"],
    rules: {
      "no-restricted-syntax": [
        "error",
        {
          selector:
            "MemberExpression[object.name=/^(it|test|describe)$/][property.name=/^(skip|only|todo)$/], CallExpression[callee.name=/^[xf](it|test|describe)$/]",
          message: "A test that needs something says so: see api/test/support/needs.ts.",
        },
      ],
    },
  },
  { files: ["**/*.config.ts", "**/*.d.ts"], rules: { "import-x/no-default-export": "off" } },
);
