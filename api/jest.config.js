const { readFileSync } = require("node:fs");
const { join } = require("node:path");

const swc = JSON.parse(readFileSync(join(__dirname, "../.swcrc"), "utf8"));

/** Unit tests stand beside their code; what goes through the whole API, on a real database, stands in test/. */
module.exports = {
  rootDir: __dirname,
  testEnvironment: "node",
  testMatch: ["<rootDir>/{src,demo,embedded,test}/**/*.spec.ts"],
  transform: { "^.+\\.tsx?$": ["@swc/jest", { ...swc, swcrc: false }] },
  globalSetup: "<rootDir>/test/support/global-setup.ts",
  globalTeardown: "<rootDir>/test/support/global-teardown.ts",
  setupFiles: ["reflect-metadata"],
  maxWorkers: 2,
  testTimeout: 30_000,
};
