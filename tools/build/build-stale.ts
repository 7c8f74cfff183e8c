import { api } from "./api";
import { fingerprintOf, isFresh, rebuild, type Target } from "./target";
import { compressWeb, web } from "./web";

/**
 * Builds every target with changed sources, concurrently, and then compresses the files of the web. Returns false and prints the errors if a
 * build failed.
 */
export async function buildStale({ compressed = true } = {}): Promise<boolean> {
  const results = await Promise.allSettled([web, api].map(buildIfStale));
  const failures = results.filter((result) => result.status === "rejected");
  for (const { reason } of failures) console.error(`The build failed:\n${(reason as Error).message}`);
  if (failures.length > 0) return false;
  if (compressed) await compressWeb();
  return true;
}

async function buildIfStale(target: Target): Promise<void> {
  const fingerprint = fingerprintOf(target);
  if (isFresh(target, fingerprint)) return;
  const since = performance.now();
  console.log(`Building ${target.name} …`);
  await rebuild(target, fingerprint);
  console.log(`Built ${target.name} in ${((performance.now() - since) / 1000).toFixed(1)} s`);
}
