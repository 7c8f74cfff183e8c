/**
 * A runtime of Jest that loads modules as Node does, once per worker, instead of anew for each test file. TypeORM, TypeGraphQL, Apollo and the
 * rest take longer to load than most files take to run (ADR-0021). What a test file changes in a module stays changed for the next one, so a
 * test undoes what it did.
 */
require("../register.cjs");
const { default: JestRuntime } = require("jest-runtime");

/** With the lines of the TypeScript; Jest sets one of its own for each test file, which knows only what Jest has compiled. */
const { prepareStackTrace } = Error;

/** Where jest-circus keeps the listeners of a test file, on the global object. */
const LISTENERS = Symbol.for("EVENT_HANDLERS");

module.exports = class Runtime extends JestRuntime {
  /** Loads a test file anew, and what it needs only if no file of this worker has needed it. */
  requireModule(file) {
    Error.prepareStackTrace = prepareStackTrace;
    globalThis.jest = this.requireModuleOrMock(file, "@jest/globals").jest;
    return requireAnew(file);
  }

  /** Jest's own parts, which keep the state of one test file. */
  requireInternalModule(file) {
    globalThis[LISTENERS] = undefined;
    return requireAnew(file);
  }
};

function requireAnew(file) {
  delete require.cache[file];
  return require(file);
}
