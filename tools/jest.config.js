module.exports = {
  ...require("../shared/jest.config"),
  rootDir: __dirname,
  testMatch: ["<rootDir>/**/*.spec.ts"],
};
