const { readFileSync } = require("node:fs");
const { join } = require("node:path");

const swc = JSON.parse(readFileSync(join(__dirname, "../.swcrc"), "utf8"));

module.exports = {
  rootDir: __dirname,
  testEnvironment: "node",
  testMatch: ["<rootDir>/*.spec.ts", "<rootDir>/bench/**/*.spec.ts"],
  transform: { "^.+\\.ts$": ["@swc/jest", { ...swc, swcrc: false }] },
  maxWorkers: 2,
  testTimeout: 180_000, // a busy machine may be slow
};
