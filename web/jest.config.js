/** @type {import("jest").Config} */
export default {
  rootDir: ".",
  testMatch: ["<rootDir>/src/**/*.spec.{ts,tsx}"],
  testEnvironment: "<rootDir>/test/browser-environment.cjs",
  setupFilesAfterEnv: ["<rootDir>/test/setup.ts"],
  // all at once: Testing Library adds its hooks when it is loaded
  transform: {
    "^.+\\.tsx?$": ["@swc/jest", { module: { type: "commonjs", ignoreDynamic: true, lazy: false } }],
  },
  moduleNameMapper: {
    "\\.(woff2|svg)(\\?(url|inline))?$": "<rootDir>/test/asset-url.cjs",
    // The package's own choice for Node reaches for the file system; tests want what a browser gets.
    "^@firebase/auth$": "<rootDir>/../node_modules/@firebase/auth/dist/browser-cjs/index.js",
  },
  testTimeout: 60_000, // a busy machine may be slow
};
