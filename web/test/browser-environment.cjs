const { TestEnvironment } = require("jest-environment-jsdom");

/** Browser APIs that Node has and jsdom lacks. */
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

/** jsdom with the missing browser APIs. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of missing) this.global[name] ??= globalThis[name];
    // without BroadcastChannel: an open one would keep the test process alive
  }
};
