import type { LoadRequest } from "../generator/request";

/** The same work for the shop and for the baseline server, which has nothing between node:http and PostgreSQL. */
export interface Scenario {
  name: string;
  /** The minimum ratio of the shop's throughput to the baseline's, or to that of another scenario. */
  target: number | { asGoodAs: string; times?: number };
  /** Whether the shop has set delivery and tax; nothing by default. */
  priced?: boolean;
  /** Whether the latency at a part of the baseline server's rate is not measured, as the servers do too different work. */
  throughputOnly?: boolean;
  /** True if every right answer of a server has the same length. */
  constant: boolean;
  /** The n-th request to the shop. */
  shop(n: number): LoadRequest;
  /** The n-th request to the baseline server. */
  baseline(n: number): LoadRequest;
  /** Asked of the baseline server in place of the n-th request, to compare its data. */
  compared?(n: number): LoadRequest;
  /** Throws if these two answers don't hold the same data. */
  compare(shop: string, baseline: string): void;
}

const json = { "content-type": "application/json" };

/** A GraphQL request. */
export function graphql(query: string, variables: object = {}, token?: string): LoadRequest {
  const headers = token ? { ...json, authorization: `Bearer ${token}` } : json;
  return { method: "POST", path: "/graphql", headers, body: JSON.stringify({ query, variables }) };
}

/** A request without a body. */
export const get = (path: string, headers: Record<string, string> = {}): LoadRequest => ({
  method: "GET",
  path,
  headers,
});

/** A request with a body of JSON. */
export const post = (path: string, body: object): LoadRequest => ({
  method: "POST",
  path,
  headers: json,
  body: JSON.stringify(body),
});

/** The element at n, beginning again at the end. */
export const at = <T>(list: ArrayLike<T>, n: number): T => list[n % list.length] as T;

/** What is under "data" in a JSON answer. */
export const dataOf = <T>(body: string): T => (JSON.parse(body) as { data: T }).data;
