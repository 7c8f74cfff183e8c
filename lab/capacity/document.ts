import { plotOf, type Curve } from "../bench/figures/plot";
import { capacityOf, databaseLoad, ratesAtPeak, type Capacity } from "./capacity-of";
import type { Costs } from "./measured-costs";
import { defaultDay, type Day } from "./day";
import { costsTable, figure, limitsTable, SIZES, tableOf } from "./table";

/** The CDN of the second table and of the plot. */
const CDN = 0.9;
const behindCdn: Day = { ...defaultDay, cdn: CDN };

/** The text of docs/scaling.md with its tables, each between its two comments. */
export function fillDocument(document: string, costs: Costs): string {
  const tables: Record<string, string> = {
    sizes: tableOf(defaultDay, costs, SIZES),
    cdn: tableOf(behindCdn, costs, SIZES),
    limits: limitsTable({ ...defaultDay, shoppers: 1e6 }, costs),
    costs: costsTable(costs),
    measured: machineOf(costs),
  };
  return Object.entries(tables).reduce((text, [name, table]) => replaceBlock(text, name, table), document);
}

function machineOf({ measured, oneProduct, flush, idle, replayPerMegabyte }: Costs): string {
  const { at, machine, node, postgres, load } = measured;
  const together = oneProduct
    .map(({ orders, database, wal }) => `${database} µs and ${figure(wal / 1e3)} KB of log with ${orders}`)
    .join(", ");
  return [
    `Measured on ${at}: ${machine}, Node ${node}, PostgreSQL ${postgres}, each operation ${load}.`,
    `What an order of one product takes in a statement of several: ${together}.`,
    `Such a statement flushes the log ${figure(flush.perStatement)} times, for ${figure(flush.ms)} ms each.`,
    `A replica: ${replayPerMegabyte ?? "unknown"} µs for a megabyte of log.`,
    `With nothing to do: ${figure(idle.shop * 100)} % of a core for a process, ${figure(idle.database * 100)} % for PostgreSQL.`,
  ].join(" ");
}

/** Puts a text between the two comments of this name; throws if the document has none. */
export function replaceBlock(document: string, name: string, text: string): string {
  const block = new RegExp(`(<!-- ${name} -->)[^]*(<!-- /${name} -->)`);
  if (!block.test(document)) throw new Error(`The document has no place for "${name}".`);
  return document.replace(block, (_, start: string, end: string) => [start, "", text, "", end].join("\n"));
}

/** What days of all sizes take, without a CDN and behind one. */
export function drawPlot(costs: Costs): string {
  const curve = (name: string, day: Day, of: (capacity: Capacity, day: Day) => number): Curve => ({
    name,
    points: SIZES.map((shoppers) => {
      const sized = { ...day, shoppers };
      return [shoppers, of(capacityOf(sized, costs), sized)] as const;
    }),
  });
  const writes = (_: Capacity, day: Day) => databaseLoad(ratesAtPeak(day), costs).writes;
  const cores = [
    curve("shop", defaultDay, ({ busy }) => busy),
    curve("shop, CDN", behindCdn, ({ busy }) => busy),
    curve("PostgreSQL", defaultDay, ({ primary }) => primary.busy),
    curve("PostgreSQL, CDN", behindCdn, ({ primary }) => primary.busy),
    curve("only its writes", defaultDay, writes),
  ];
  const traffic = [
    curve("requests/s", defaultDay, ({ requests }) => requests.received),
    curve("requests/s, CDN", behindCdn, ({ requests }) => requests.received),
    curve("Mbit/s", defaultDay, ({ sent }) => sent.megabits),
    curve("Mbit/s, CDN", behindCdn, ({ sent }) => sent.megabits),
    curve("connections", defaultDay, ({ connections }) => connections.primary),
    curve("orders/s", defaultDay, ({ orders }) => orders),
  ];
  return plotOf("What a day takes, by its number of shoppers", [
    { title: "Busy cores in the busiest seconds, by shoppers a day", curves: cores },
    { title: "Traffic in the busiest seconds, by shoppers a day", curves: traffic },
  ]);
}
