import type { CpuInfo } from "node:os";
import { costOf, ratesAtPeak } from "./capacity-of";
import type { Costs } from "./measured-costs";
import type { Day } from "./day";
import { ratesOf, sumOf, type Rates } from "./operations";

/** The model may be off by a quarter, in either direction. */
const TOLERANCE = 0.25;
/** How busy the machine may be with shop, PostgreSQL and load generator together. */
const BUSY = 0.6;
/** Even where others use all of it. */
const MIN_CORES = 0.2;
/** Of the load generator for a request, in µs: what `npm run lab -- bench` shows, and the encoding of different requests. */
const GENERATOR = 40;

/** What a run of some seconds has taken. */
export interface Found {
  seconds: number;
  answers: number;
  /** Processor seconds. */
  shop: number;
  database: number;
  generator: number;
  bytes: number;
  /** Of the log. */
  wal: number;
  connections: number;
}

/** The same, as the model expects it. */
export interface Predicted extends Pick<Found, "shop" | "database" | "bytes" | "wal"> {
  perSecond: number;
}

/** One line of the comparison. */
export interface Compared {
  name: string;
  predicted: number;
  measured: number;
  /** Measured to predicted. */
  ratio: number;
  isWithin: boolean;
}

/** The requests of the busiest seconds: without mails, which are jobs, and as one process gets them. */
export const requestRates = (day: Day): Rates => {
  const rates = ratesAtPeak(day);
  return ratesOf((name) => (name === "mail" ? 0 : rates[name]));
};

/** What the busiest seconds of this day take, if they last for so long. */
export function predict(day: Day, costs: Costs, seconds: number): Predicted {
  const rates = requestRates(day);
  const cost = (kind: "shop" | "database" | "bytes" | "wal") => costOf(rates, costs, kind) * seconds;
  return {
    perSecond: sumOf(rates),
    shop: cost("shop") / 1e6 + costs.idle.shop * seconds,
    database: cost("database") / 1e6 + costs.idle.database * seconds,
    bytes: cost("bytes"),
    wal: cost("wal"),
  };
}

/** How many cores had nothing to do between two readings. */
export const idleCores = (before: readonly CpuInfo[], after: readonly CpuInfo[]): number =>
  after.reduce((cores, { times }, at) => {
    const passed = (name: keyof typeof times) => times[name] - (before[at]?.times[name] ?? 0);
    const all = (Object.keys(times) as (keyof typeof times)[]).reduce((sum, name) => sum + passed(name), 0);
    return cores + (all === 0 ? 0 : passed("idle") / all);
  }, 0);

/**
 * The largest day whose busiest seconds leave one process below 60 % of a core, and `cores` cores below 60 %.
 */
export function sizeForMachine(day: Day, costs: Costs, cores: number): number {
  const { shop, database, perSecond } = predict({ ...day, shoppers: 1 }, costs, 1);
  const own = shop - costs.idle.shop;
  const all = own + database - costs.idle.database + (perSecond * GENERATOR) / 1e6;
  const idle = costs.idle.shop + costs.idle.database;
  const available = Math.max(cores, MIN_CORES);
  const largest = Math.min((BUSY - costs.idle.shop) / own, (BUSY * available - idle) / all);
  if (!Number.isFinite(largest) || largest < 1) throw new Error("Nothing is sent on such a day.");
  return Math.floor(largest);
}

/** Compares a run with the model. The log is shown, and not judged: how much is written depends on the last checkpoint. */
export function compare(predicted: Predicted, found: Found): Compared[] {
  const line = (name: string, expected: number, measured: number): Compared => {
    const ratio = measured / expected;
    return { name, predicted: expected, measured, ratio, isWithin: Math.abs(ratio - 1) <= TOLERANCE };
  };
  return [
    line("shop, processor s", predicted.shop, found.shop),
    line("PostgreSQL, processor s", predicted.database, found.database),
    line("sent, MB", predicted.bytes / 1e6, found.bytes / 1e6),
    { ...line("log, MB", predicted.wal / 1e6, found.wal / 1e6), isWithin: true },
  ];
}
