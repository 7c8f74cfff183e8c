import autocannon from "autocannon";
import type { LoadRequest } from "./scenario";

/** The result of one round of load. */
export interface Round {
  requestsPerSecond: number;
  /** 99th percentile of the answer times, in ms. */
  p99: number;
  /** Number of answers that were not 2xx, and of failed connections. */
  failed: number;
}

const CONNECTIONS = 32;

/** Sends requests over 32 connections for the given number of seconds, one at a time on each connection. */
export async function load(origin: string, seconds: number, next: () => LoadRequest): Promise<Round> {
  const result = await autocannon({
    url: origin,
    connections: CONNECTIONS,
    duration: seconds,
    requests: [{ method: "GET", path: "/", setupRequest: (request) => ({ ...request, ...next() }) }],
  });
  return {
    requestsPerSecond: result.requests.average,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors,
  };
}

/** The round with the median throughput. */
export function median(rounds: Round[]): Round {
  const sorted = [...rounds].sort((a, b) => a.requestsPerSecond - b.requestsPerSecond);
  return sorted[Math.floor(sorted.length / 2)] as Round;
}
