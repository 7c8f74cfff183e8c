import { capacityOf } from "./capacity-of";
import type { Costs } from "./measured-costs";
import type { Day } from "./day";
import { serverLimits } from "./server-limits";

/** The numbers of shoppers of the table and the plot. */
export const SIZES = [1e3, 1e4, 1e5, 1e6, 1e7] as const;

type Row = readonly string[];

const columns: Row = [
  "shoppers a day",
  "requests/s",
  "orders/s",
  "shop processes",
  "their memory",
  "primary, cores busy",
  "its cores",
  "replicas",
  "connections",
  "to each replica",
  "pooled",
  "sent, Mbit/s",
  "GB a day",
  "log, MB/s",
];

/** What days of these sizes take, as a table of Markdown. All rates are of the busiest seconds. */
export function tableOf(day: Day, costs: Costs, sizes: readonly number[]): string {
  return markdown(
    columns,
    [...sizes].map((shoppers) => rowOf({ ...day, shoppers }, costs)),
  );
}

function rowOf(day: Day, costs: Costs): Row {
  const capacity = capacityOf(day, costs);
  const { requests, orders, processes, megabytes, primary, replicas, connections, pooled, sent, wal } =
    capacity;
  return [
    figure(day.shoppers),
    figure(requests.received),
    figure(orders),
    figure(processes),
    `${figure(megabytes / 1_000)} GB`,
    figure(primary.busy),
    figure(primary.cores),
    figure(replicas),
    figure(connections.primary),
    replicas === 0 ? "–" : figure(connections.replica),
    pooled === null ? "–" : figure(pooled),
    figure(sent.megabits),
    figure(sent.gigabytes),
    figure(wal),
  ];
}

/** Where one PostgreSQL ends, as a table of Markdown; what is used up first comes first. */
export function limitsTable(day: Day, costs: Costs): string {
  return markdown(
    ["used up first", "needed", "available", "", "shoppers a day at which it ends"],
    serverLimits(day, costs).map(({ name, needed, available, unit, shoppers }) => [
      name,
      figure(needed),
      figure(available),
      unit,
      shoppers === Infinity ? "never" : figure(shoppers),
    ]),
  );
}

/** The costs, as a table of Markdown. */
export function costsTable({ operations, busy }: Costs): string {
  return markdown(
    [
      "operation",
      "shop, µs",
      "PostgreSQL, µs",
      "32 at once: shop",
      "PostgreSQL",
      "sent, bytes",
      "log, bytes",
    ],
    Object.entries(operations).map(([name, { shop, database, bytes, wal }]) => {
      const shared = busy[name as keyof typeof busy];
      const cells = [shop, database, shared?.shop, shared?.database, bytes, wal];
      return [
        name,
        ...cells.map((value) => (value === undefined ? "–" : Math.round(value).toLocaleString("en-US"))),
      ];
    }),
  );
}

function markdown(head: Row, rows: readonly Row[]): string {
  const line = (cells: Row) => `| ${cells.join(" | ")} |`;
  return [line(head), `| --- |${" ---: |".repeat(head.length - 1)}`, ...rows.map(line)].join("\n");
}

/** Two digits that count, or all of a larger number's. */
export function figure(value: number): string {
  if (value === Infinity) return "∞";
  if (value >= 1e5) return Number(value.toPrecision(2)).toLocaleString("en-US");
  if (value >= 10 || value === Math.round(value)) return Math.round(value).toLocaleString("en-US");
  return String(Number(value.toPrecision(2)));
}
