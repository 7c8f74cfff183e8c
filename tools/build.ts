/** npm run build: builds the targets with changed sources. */
import { exitOnSignal } from "../api/embedded/parent-process";
import { buildStale } from "./build/build-stale";

// Exiting ends the builds in progress; their unfinished output is discarded.
exitOnSignal();

void buildStale().then((succeeded) => (process.exitCode = succeeded ? 0 : 1));
