const { readFileSync } = require("node:fs");
const { join } = require("node:path");

const swc = JSON.parse(readFileSync(join(__dirname, "../.swcrc"), "utf8"));

module.exports = {
  rootDir: __dirname,
  testEnvironment: "node",
  testMatch: ["<rootDir>/src/**/*.spec.ts"],
  transform: { "^.+\\.ts$": ["@swc/jest", { ...swc, swcrc: false }] },
  testTimeout: 180_000, // a busy machine may be slow
};
