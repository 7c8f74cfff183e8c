const { TestEnvironment } = require("jest-environment-jsdom");

/** What every browser has and jsdom lacks, taken from Node. */
const missing = [
  "TextEncoder",
  "TextDecoder",
  "fetch",
  "Request",
  "Response",
  "Headers",
  "ReadableStream",
  "TransformStream",
  "WritableStream",
  "structuredClone",
];

/** jsdom, completed. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of missing) this.global[name] ??= globalThis[name];
    // BroadcastChannel stays out: an open one would keep the test process alive.
  }
};
