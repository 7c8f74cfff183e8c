module.exports = {
  ...require("../shared/jest.config"),
  rootDir: __dirname,
  testMatch: ["<rootDir>/*.spec.ts", "<rootDir>/bench/**/*.spec.ts"],
  testPathIgnorePatterns: ["-commands\\.spec"], // see commands.jest.config.js
};
