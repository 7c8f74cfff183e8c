/** Writes the order's state machine into docs/orders.md, between its two comments, as a diagram and a table. */
import "reflect-metadata";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { format } from "oxfmt";
import { transitions, type Transition, OrderStatus } from "../api/src/modules/orders/order-status.enum";
import { ROOT } from "./build/target";

const FILE = join(ROOT, "docs/orders.md");
const BLOCK = /(<!-- order-states -->)[^]*(<!-- \/order-states -->)/;

const arrows: [string, Transition][] = Object.entries(transitions);
const isLast = (status: OrderStatus) => !arrows.some(([, { from }]) => from.includes(status));

const diagram = [
  "```mermaid",
  "stateDiagram-v2",
  `  [*] --> ${OrderStatus.PLACED}: place`,
  ...arrows.flatMap(([action, { from, to }]) =>
    from.flatMap((start) => to.map((end) => `  ${start} --> ${end}: ${action}`)),
  ),
  ...Object.values(OrderStatus)
    .filter(isLast)
    .map((status) => `  ${status} --> [*]`),
  "```",
];

const arrowRow = ([action, { from, to, by, only = "" }]: [string, Transition]) =>
  `| ${action} | ${from.join(", ")} | ${to.join(", ")} | ${by.join(", ")} | ${only} |`;

const table = [
  "| action | from | to | by | only |",
  "| --- | --- | --- | --- | --- |",
  `| place | | ${OrderStatus.PLACED} | customer | |`,
  ...arrows.map(arrowRow),
];

async function main(): Promise<void> {
  const document = readFileSync(FILE, "utf8");
  if (!BLOCK.test(document)) throw new Error(`${FILE} has no place for the states of an order.`);
  const drawn = document.replace(BLOCK, (_, start: string, end: string) =>
    [start, "", ...diagram, "", ...table, "", end].join("\n"),
  );
  writeFileSync(FILE, (await format(FILE, drawn, { printWidth: 110 })).code);
}

void main();
