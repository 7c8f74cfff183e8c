import { api } from "./api";
import { fingerprintOf, isFresh, rebuild, type Target } from "./target";
import { webClient, webServer } from "./web";

/** Builds every target whose sources have changed, concurrently. Returns false and prints the errors if a build failed. */
export async function buildStale(): Promise<boolean> {
  const results = await Promise.allSettled([webClient, webServer, api].map(buildIfStale));
  const failures = results.filter((result) => result.status === "rejected");
  for (const { reason } of failures) console.error(`The build failed:\n${(reason as Error).message}`);
  return failures.length === 0;
}

async function buildIfStale(target: Target): Promise<void> {
  const fingerprint = fingerprintOf(target);
  if (isFresh(target, fingerprint)) return;
  const since = performance.now();
  console.log(`Building ${target.name} …`);
  await rebuild(target, fingerprint);
  console.log(`Built ${target.name} in ${((performance.now() - since) / 1000).toFixed(1)} s`);
}
