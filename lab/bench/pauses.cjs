// Loaded into a server of the bench by -r: answers the message "pauses" with what has held its event loop since the last one.
const { monitorEventLoopDelay, PerformanceObserver } = require("node:perf_hooks");

const delays = monitorEventLoopDelay({ resolution: 1 });
delays.enable();
let collection = 0;
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) collection = Math.max(collection, duration);
}).observe({ entryTypes: ["gc"] });

process.on("message", (message) => {
  if (message !== "pauses") return;
  process.send({ loop: delays.percentile(99) / 1e6, collection });
  delays.reset();
  collection = 0;
});
process.channel.unref(); // the server ends as if nobody listened
