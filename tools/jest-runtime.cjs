/** Loads modules as Node does, once per worker: that takes longer than most test files (ADR-0021). A test undoes its changes to modules. */
require("./register.cjs");
const { default: JestRuntime } = require("jest-runtime");

/** Maps stacks to TypeScript. Jest replaces it for each test file with one that knows only files compiled by Jest. */
const { prepareStackTrace } = Error;

/** Functions of Jest's module registry, which Node's modules don't go through. */
const WITHOUT_EFFECT = ["mock", "doMock", "unmock", "dontMock", "setMock", "resetModules", "isolateModules"];

module.exports = class Runtime extends JestRuntime {
  /** Loads a test file anew; its imports only once per worker. */
  requireModule(file) {
    Error.prepareStackTrace = prepareStackTrace;
    const { jest } = this.requireModuleOrMock(file, "@jest/globals");
    for (const name of WITHOUT_EFFECT)
      jest[name] = () => {
        throw new Error(`jest.${name} has no effect on shared modules: use jest.spyOn, or pass a stub`);
      };
    globalThis.jest = jest;
    return requireAnew(file);
  }

  /** Loads Jest's own modules, which hold the state of one test file, and removes the listeners of the file before. */
  requireInternalModule(file) {
    globalThis[Symbol.for("EVENT_HANDLERS")] = undefined;
    return requireAnew(file);
  }
};

function requireAnew(file) {
  delete require.cache[file];
  return require(file);
}
