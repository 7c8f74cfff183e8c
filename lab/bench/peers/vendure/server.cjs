/** Starts Vendure, and sends the parent a message once it listens. */
const { bootstrap } = require("@vendure/core");
const { createConfig } = require("./config.cjs");

process.on("disconnect", () => process.exit(0));
bootstrap(createConfig()).then(() => process.send("ready"));
