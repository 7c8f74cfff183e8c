/** npm run build: builds the parts whose sources have changed. */
import { watchParent } from "../api/embedded/parent-process";
import { buildStale } from "./build/build-stale";

// Exiting ends the builds in progress; their unfinished output is discarded.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => process.exit(1));
watchParent(() => process.exit(1));

void buildStale().then((succeeded) => (process.exitCode = succeeded ? 0 : 1));
