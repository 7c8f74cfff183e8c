import { install } from "source-map-support";

/** Makes stack traces name TypeScript lines. Node's own support would read the maps of all modules at the start, and keep them. */
install({ environment: "node", handleUncaughtExceptions: false });
