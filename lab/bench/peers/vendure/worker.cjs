/** Starts the process that works on Vendure's job queue: the search index, above all. */
const { bootstrapWorker } = require("@vendure/core");
const { createConfig } = require("./config.cjs");

process.on("disconnect", () => process.exit(0));
bootstrapWorker(createConfig())
  .then((worker) => worker.startJobQueue())
  .then(() => process.send("ready"));
