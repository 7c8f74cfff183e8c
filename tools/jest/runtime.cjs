/**
 * A runtime of Jest that loads modules as Node does, once per worker, instead of anew for each test file. TypeORM, TypeGraphQL, Apollo and the
 * rest take longer to load than most files take to run (ADR-0021). A change that a test makes to a module is visible in the next file,
 * so a test undoes it.
 */
require("../register.cjs");
const { default: JestRuntime } = require("jest-runtime");

/** Maps stacks to TypeScript. Jest replaces it for each test file with one that knows only files compiled by Jest. */
const { prepareStackTrace } = Error;

/** The property of the global object for jest-circus's listeners of a test file. */
const LISTENERS = Symbol.for("EVENT_HANDLERS");

/** Functions of Jest's module registry, which Node's modules don't go through. */
const WITHOUT_EFFECT = ["mock", "doMock", "unmock", "dontMock", "setMock", "resetModules", "isolateModules"];

module.exports = class Runtime extends JestRuntime {
  /** Loads a test file anew, and what it needs only if no file of this worker has needed it. */
  requireModule(file) {
    Error.prepareStackTrace = prepareStackTrace;
    const { jest } = this.requireModuleOrMock(file, "@jest/globals");
    for (const name of WITHOUT_EFFECT) jest[name] = () => refuse(name);
    globalThis.jest = jest;
    return requireAnew(file);
  }

  /** Jest's own parts, which keep the state of one test file. */
  requireInternalModule(file) {
    globalThis[LISTENERS] = undefined;
    return requireAnew(file);
  }
};

function refuse(name) {
  throw new Error(
    `jest.${name} has no effect here, as Node loads the modules: use jest.spyOn, or pass a stub`,
  );
}

function requireAnew(file) {
  delete require.cache[file];
  return require(file);
}
