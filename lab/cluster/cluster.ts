/**
 * npm run lab -- cluster: the shop beyond one machine, as processes of this one: PostgreSQL and a replica, PgBouncer, two shop processes, a
 * worker, nginx, Prometheus; the last three where they are installed. Ctrl-C ends all. With -- --check a customer's and an admin's
 * journey in a browser is run against it, and its exit code is this command's.
 */
import { demoAccounts } from "../../shared/src/demo-accounts";
import { watchParent } from "../../api/embedded/parent-process";
import { buildStale } from "../../tools/build/build-stale";
import { startCluster, type Cluster } from "./start-cluster";
import { plainScript, run } from "../../tools/run-steps";

/** The journey against a running cluster. */
function checkIn({ url, emulatorUrl }: Cluster): Promise<boolean> {
  return run({
    name: "a journey through the cluster",
    command: plainScript(
      "node_modules/@playwright/test/cli.js",
      "test",
      "--config",
      "lab/browser/cluster.config.ts",
    ),
    env: { SHOP_UNDER_TEST: JSON.stringify({ url, emulatorUrl, env: {} }) },
  });
}

function announce({ url, addresses }: Cluster): void {
  for (const [name, address] of addresses) console.log(`${name.padEnd(18)} ${address}`);
  for (const { email, password } of Object.values(demoAccounts))
    console.log(`demo account       ${email} / ${password}`);
  console.log(`\nThe shop is open at ${url}; Ctrl-C ends everything.`);
}

/** Resolves when somebody asks this process to end. */
function asked(): Promise<void> {
  return new Promise((end) => {
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => end());
    watchParent(end);
  });
}

async function main(): Promise<boolean> {
  const end = asked().then(() => true);
  if (!(await buildStale())) return false;
  const cluster = await startCluster();
  announce(cluster);
  const succeeded = await Promise.race([process.argv.includes("--check") ? checkIn(cluster) : end, end]);
  console.log("Ending …");
  await cluster.stop();
  return succeeded;
}

main().then(
  (succeeded) => process.exit(succeeded ? 0 : 1),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
