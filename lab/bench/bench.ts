/**
 * npm run lab -- bench [p99] [part of a name]: compares the shop with a minimal baseline server (node:http and pg) on one database and
 * one machine. Prints throughput and processor time per request, or with p99 the slowest requests at a fixed rate. Exits with 1 if a
 * goal is missed. BENCH_ROUNDS (5) and BENCH_SECONDS (4) make it shorter.
 */
import "reflect-metadata";
import { measureSlowest } from "./slowest";
import { measureThroughput } from "./throughput";

const [name = "", ...rest] = process.argv.slice(2);
(name === "p99" ? measureSlowest(rest) : measureThroughput(name)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.stack : error);
  process.exitCode = 1;
});
