/** Starts Vendure, and tells the parent once it listens. */
const { bootstrap } = require("@vendure/core");
const { createConfig } = require("./config.cjs");

process.on("disconnect", () => process.exit(0));
bootstrap(createConfig()).then(() => process.send("ready"));
