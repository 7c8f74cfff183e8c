require("../tools/register.cjs");

/** Unit tests stand beside their code; what goes through the whole API, on a real database, stands in test/. */
module.exports = {
  rootDir: __dirname,
  runtime: "<rootDir>/../tools/jest-runtime.cjs",
  testEnvironment: "<rootDir>/../tools/jest-environment.cjs",
  testMatch: ["<rootDir>/{src,demo,embedded,test}/**/*.spec.ts"],
  transform: {}, // the runtime loads TypeScript as `npm run dev` does
  globalSetup: "<rootDir>/test/support/global-setup.ts",
  globalTeardown: "<rootDir>/test/support/global-teardown.ts",
  setupFiles: ["reflect-metadata"],
  setupFilesAfterEnv: ["<rootDir>/test/support/clean-up-file.ts"],
  maxWorkers: 2,
  testTimeout: 300_000, // a busy machine may be slow
};
