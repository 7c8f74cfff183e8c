/**
 * npm run lab -- bench [part of a name]: the shop beside a minimal baseline server (node:http and pg), on one database and one machine: throughput
 * and CPU time per request. Rounds alternate, so that other load disturbs both alike. Exits with 1 if a target
 * is missed. BENCH_ROUNDS (5) and BENCH_SECONDS (4) make it shorter: BENCH_ROUNDS=1 BENCH_SECONDS=1 npm run lab -- bench "list of 24".
 * npm run lab -- bench memory: the memory of the shop's process after 100,000 and after 1,000,000 requests; BENCH_REQUESTS=100000 is shorter.
 * npm run lab -- bench p99 [part of a name]: the slowest of a hundred requests of both, in an open loop at a quarter and half of the baseline's rate.
 * npm run lab -- bench peers: puts Vendure beside both, on the same PostgreSQL. It is brought from npm's registry into a temporary folder.
 * npm run lab -- bench costs: the cost of each operation of a day, into lab/capacity/costs.json, from which npm run lab -- capacity computes.
 * npm run lab -- bench sizes [products] [orders] [connections] [processes]: processor time as these grow, and with which exponents;
 * with products also a hundred searches. BENCH_SIZES=1000,10000 measures these numbers of products, BENCH_ORDERS of orders: 10000000 too, if the disk has room.
 */
import "reflect-metadata";
import { measureCosts } from "./costs/measure-costs";
import { measureMemory } from "./memory-growth";
import { measurePeers } from "./peers/peers";
import { measureSlowest } from "./slowest";
import { measureSizes } from "./sizes/sizes";
import { measureThroughput } from "./throughput";

/** What `npm run lab -- bench <name>` runs, with the arguments behind the name. Each mode starts the services that it needs. */
const modes: Record<string, (args: string[]) => Promise<void>> = {
  costs: measureCosts,
  memory: measureMemory,
  p99: measureSlowest,
  peers: measurePeers,
  sizes: measureSizes,
};

const [name = "", ...rest] = process.argv.slice(2);
const mode = modes[name];
(mode ? mode(rest) : measureThroughput(name)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.stack : error);
  process.exitCode = 1;
});
