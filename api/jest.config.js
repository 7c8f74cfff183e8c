const { readFileSync } = require("node:fs");
const { join } = require("node:path");

const swc = JSON.parse(readFileSync(join(__dirname, "../.swcrc"), "utf8"));

/** Unit tests stand beside their code; what goes through the whole API, on a real database, stands in test/. */
module.exports = {
  rootDir: __dirname,
  testEnvironment: "node",
  testMatch: ["<rootDir>/{src,demo,embedded,test}/**/*.spec.ts"],
  transform: {
    "^.+\\.tsx?$": ["@swc/jest", { ...swc, swcrc: false }],
    "/request-filtering-agent/.+\\.js$": ["@swc/jest", { ...swc, swcrc: false }],
  },
  // Jest can't require what is published as an ES module only
  transformIgnorePatterns: ["/node_modules/(?!request-filtering-agent/lib/)"],
  globalSetup: "<rootDir>/test/support/global-setup.ts",
  globalTeardown: "<rootDir>/test/support/global-teardown.ts",
  setupFiles: ["reflect-metadata"],
  maxWorkers: 2,
  testTimeout: 60_000, // a busy machine may be slow
};
