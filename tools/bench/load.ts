import autocannon from "autocannon";
import type { LoadRequest } from "./scenario";

/** What one round of load showed. */
export interface Round {
  requestsPerSecond: number;
  /** Milliseconds within which 99 of 100 answers came. */
  p99: number;
  /** Answers that were not 2xx, and connections that failed. */
  failed: number;
}

const CONNECTIONS = 32;

/** Sends requests over 32 connections for so many seconds, each connection one at a time. */
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

/** The middle one by throughput. */
export function median(rounds: Round[]): Round {
  const sorted = [...rounds].sort((a, b) => a.requestsPerSecond - b.requestsPerSecond);
  return sorted[Math.floor(sorted.length / 2)] as Round;
}
