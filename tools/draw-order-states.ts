/** Writes the order's state machine into docs/orders.md, between its two comments: a diagram, and the actors. */
import {
  orderStatuses,
  transitions,
  type OrderStatus,
  type Transition,
} from "@shop/shared/order-transitions";
import { writeBlock } from "./document-block";

const arrows: [string, Transition][] = Object.entries(transitions);
const isLast = (status: OrderStatus) => !arrows.some(([, { from }]) => from.includes(status));

const diagram = [
  "```mermaid",
  "stateDiagram-v2",
  `  [*] --> ${orderStatuses[0]}: place`,
  ...arrows.flatMap(([action, { from, to }]) =>
    from.flatMap((start, index) =>
      (from.length > 1 && to.length > 1 ? [to[index]] : to).map((end) => `  ${start} --> ${end}: ${action}`),
    ),
  ),
  ...orderStatuses.filter(isLast).map((status) => `  ${status} --> [*]`),
  "```",
];

const actorItem = ([action, { by, only }]: [string, Transition]) =>
  `- **${action}**: ${by.join(", ")}${only ? `; ${only}` : ""}`;

const actors = ["- **place**: customer", ...arrows.map(actorItem)];

void writeBlock("docs/orders.md", "order-states", [...diagram, "", "Actors of each action:", "", ...actors]);
