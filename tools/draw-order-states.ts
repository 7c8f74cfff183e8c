/** Writes the order's state machine into docs/orders.md, between its two comments, as a diagram and a table. */
import "reflect-metadata";
import { OrderStatus, transitions, type Transition } from "../api/src/modules/orders/order-status.enum";
import { writeBlock } from "./document-block";

const arrows: [string, Transition][] = Object.entries(transitions);
const isLast = (status: OrderStatus) => !arrows.some(([, { from }]) => from.includes(status));

const diagram = [
  "```mermaid",
  "stateDiagram-v2",
  `  [*] --> ${OrderStatus.PLACED}: place`,
  ...arrows.flatMap(([action, { from, to }]) =>
    from.flatMap((start, index) =>
      (from.length > 1 && to.length > 1 ? [to[index]] : to).map((end) => `  ${start} --> ${end}: ${action}`),
    ),
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

void writeBlock("docs/orders.md", "order-states", [...diagram, "", ...table]);
