import type { IncomingMessage } from "node:http";
import type { Pool } from "pg";

/** A request of the load generator. */
export interface LoadRequest {
  method: "GET" | "POST";
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

/** The same work for the shop and for the baseline server, which has nothing between node:http and PostgreSQL. */
export interface Scenario {
  name: string;
  /** The minimum ratio of the shop's throughput to the baseline's; undefined: only reported. */
  target?: number;
  /** The n-th request to the shop. */
  shop(n: number): LoadRequest;
  /** The n-th request to the baseline server. */
  baseline(n: number): LoadRequest;
}

/** Answers one path of the baseline server. */
export type BaselineHandler = (pool: Pool, request: IncomingMessage, body: string) => Promise<string>;
