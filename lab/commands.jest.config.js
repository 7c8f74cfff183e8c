const config = require("./jest.config");

/** The specs of the lab's commands, which start shops: `npm test -- --all` runs them. */
module.exports = { ...config, testMatch: ["<rootDir>/*-commands.spec.ts"], testPathIgnorePatterns: [] };
