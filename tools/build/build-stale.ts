import { api } from "./api";
import { fingerprintOf, isFresh, rebuild, type Target } from "./target";
import { completeWeb, web } from "./web";

/**
 * Builds every target whose sources have changed, concurrently, and completes the web unless it shall be served sooner. Returns false and
 * prints the errors if a build failed.
 */
export async function buildStale({ complete = true } = {}): Promise<boolean> {
  return (await succeed([web, api].map(buildIfStale))) && (!complete || (await succeed([completeWeb()])));
}

async function succeed(builds: Promise<void>[]): Promise<boolean> {
  const results = await Promise.allSettled(builds);
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
