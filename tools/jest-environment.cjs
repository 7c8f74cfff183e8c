const { ModernFakeTimers } = require("@jest/fake-timers");
const { ModuleMocker } = require("jest-mock");

/** Gives test files the worker's global objects, because `jest-runtime.cjs` loads modules once for all files of a worker. */
module.exports = class Environment {
  global = globalThis;
  moduleMocker = new ModuleMocker(globalThis);
  fakeTimers = null;
  #replaced = { console: globalThis.console, exit: process.exit };

  constructor({ projectConfig: config }) {
    this.fakeTimersModern = new ModernFakeTimers({ config, global: globalThis });
  }

  async setup() {}

  teardown() {
    this.fakeTimersModern.dispose();
    globalThis.console = this.#replaced.console;
    process.exit = this.#replaced.exit;
    return Promise.resolve();
  }

  exportConditions = () => ["node", "node-addons"];

  getVmContext = () => null;
};
