/**
 * Where an operation is done. `file`: by the shop alone; `public`: read for anybody, so that a CDN may hold it and a replica may be
 * asked; `own`: read for who is signed in, by a replica that is recent enough; `write`: by the primary.
 */
export type Place = "file" | "public" | "own" | "write";

/** What a day of the shop consists of, and where each of it is done. The bench measures the cost of each. */
export const operations = {
  "home page": "public",
  "list page": "public",
  "product page": "public",
  "crawled page": "public",
  file: "file",
  list: "public",
  product: "public",
  search: "public",
  "sign-in": "write",
  "own orders": "own",
  order: "write",
  "cart of three": "write",
  "start of a payment": "write",
  payment: "write",
  "admin list": "own",
  dashboard: "own",
  delivery: "write",
  mail: "write",
} as const satisfies Record<string, Place>;

/** One of them. */
export type Operation = keyof typeof operations;

/** All of them, in their order. */
export const operationNames = Object.keys(operations) as Operation[];

/** How often each operation is done: per visit, per day or per second. */
export type Rates = Readonly<Record<Operation, number>>;

/** Rates of an operation each, from its name. */
export const ratesOf = (rate: (operation: Operation) => number): Rates =>
  Object.fromEntries(operationNames.map((name) => [name, rate(name)])) as Record<Operation, number>;

/** The sum over all operations. */
export const sumOf = (rates: Rates): number => operationNames.reduce((sum, name) => sum + rates[name], 0);
