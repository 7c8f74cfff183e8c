import type { LoadRequest } from "../load";

/** The same work for the shop and for the baseline server, which has no layers between node:http and PostgreSQL. */
export interface Scenario {
  name: string;
  /** The minimum ratio of the shop's throughput to the baseline's; `asGoodAs` names a scenario with the same ratio. */
  goal: number | { asGoodAs: string; times?: number };
  /** Whether the shop charges for delivery and tax; false by default. */
  priced?: boolean;
  /** Skips p99 at a share of the baseline's rate, because the servers' work differs too much. */
  throughputOnly?: boolean;
  /** A text in each response of both servers. */
  expected?: string;
  /** The n-th request to the shop. */
  shop(n: number): LoadRequest;
  /** The n-th request to the baseline server. */
  baseline(n: number): LoadRequest;
  /** Replaces the n-th request to the baseline server when the responses are compared. */
  compared?(n: number): LoadRequest;
  /** Throws if the two responses contain different data. */
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

/** The element at n; the list repeats. */
export const at = <T>(list: ArrayLike<T>, n: number): T => list[n % list.length] as T;

/** The `data` of a JSON response. */
export const dataOf = <T>(body: string): T => (JSON.parse(body) as { data: T }).data;
