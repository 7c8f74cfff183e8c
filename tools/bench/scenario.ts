import type { IncomingMessage } from "node:http";
import type { Pool } from "pg";

/** One request as the load generator sends it. */
export interface LoadRequest {
  method: "GET" | "POST";
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

/** The same work done twice: by the shop, and by a bare server with nothing between node:http and PostgreSQL. */
export interface Scenario {
  name: string;
  /** The least share of the bare server's throughput that we hold ourselves to; none: only shown. */
  target?: number;
  /** The n-th request to the shop. */
  shop(n: number): LoadRequest;
  /** The n-th request to the bare server. */
  baseline(n: number): LoadRequest;
}

/** What the bare server does for one path. */
export type BaselineHandler = (pool: Pool, request: IncomingMessage, body: string) => Promise<string>;
