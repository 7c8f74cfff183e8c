import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Operation } from "./operations";

/** The cost of an operation. */
export interface Cost {
  /** Processor time of the shop, in µs. */
  shop: number;
  /** Processor time of PostgreSQL, all of its processes, in µs. */
  database: number;
  /** What the shop sends, headers included. */
  bytes: number;
  /** What PostgreSQL writes to its log (WAL), in bytes. */
  wal: number;
}

/** The cost of an order in a statement of that number of orders (ADR-0033). */
export interface PlacedTogether {
  orders: number;
  /** Processor time of PostgreSQL for one of them, in µs. */
  database: number;
  wal: number;
}

/** What `npm run lab -- bench costs` has measured. */
export interface Costs {
  measured: {
    at: string;
    machine: string;
    node: string;
    postgres: string;
    /** The load of each operation at its measurement. */
    load: string;
  };
  operations: Record<Operation, Cost>;
  /** The same with 32 requests at a time, where those who ask at once share their work (ADR-0032). */
  busy: Partial<Record<Operation, Pick<Cost, "shop" | "database">>>;
  /** Processor seconds per second of a process of the shop, and of a PostgreSQL with its connections, that have nothing to do. */
  idle: { shop: number; database: number };
  /** How many orders of the last 60 days the dashboard read. */
  dashboardOrders: number;
  /** Orders of one product in a statement. */
  oneProduct: PlacedTogether[];
  /** How often the log is flushed to the disk for a statement that places orders, and how long a flush takes, in ms. */
  flush: { perStatement: number; ms: number };
  /** How a replica follows, in µs of its processor for a megabyte of log; null if it was not measured. */
  replayPerMegabyte: number | null;
  /** Resident memory of the shop's process after all measurements, in MB. */
  megabytes: number;
}

/** The file that the bench writes. */
export const COSTS_FILE = join(__dirname, "costs.json");

/** Reads the measured costs; throws if there are none. */
export const readCosts = (): Costs => JSON.parse(readFileSync(COSTS_FILE, "utf8")) as Costs;
