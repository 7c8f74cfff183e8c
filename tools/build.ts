/** npm run build: builds the targets with changed sources. */
import { exitOnSignal } from "../api/embedded/parent-process";
import { api } from "./build/api";
import { buildIfStale } from "./build/target";
import { compressWeb, web } from "./build/web";

/** Builds the targets with changed sources, and then compresses the web. Prints the errors and returns false if a build failed. */
export async function buildStale({ compressed = true } = {}): Promise<boolean> {
  const results = await Promise.allSettled([web, api].map(buildIfStale));
  const failures = results.filter((result) => result.status === "rejected");
  for (const { reason } of failures) console.error(`The build failed:\n${(reason as Error).message}`);
  if (failures.length === 0 && compressed) await compressWeb();
  return failures.length === 0;
}

if (require.main === module) {
  // Exiting ends the builds in progress; their unfinished output is discarded.
  exitOnSignal();
  void buildStale().then((succeeded) => (process.exitCode = succeeded ? 0 : 1));
}
