/** Builds what is stale: node -r ./tools/register.cjs tools/build.ts */
import { watchParent } from "../api/embedded/parent-process";
import { buildStale } from "./build/build-stale";

// An exit takes the builds in progress along; what they have done so far is thrown away.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => process.exit(1));
watchParent(() => process.exit(1));

void buildStale().then((succeeded) => (process.exitCode = succeeded ? 0 : 1));
