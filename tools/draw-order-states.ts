import {
  orderStatuses,
  transitions,
  type OrderStatus,
  type Transition,
} from "@shop/shared/order-transitions";
import { fillBlocks, type Files } from "./generated-files";

const actions: [string, Transition][] = Object.entries(transitions);
const isLast = (status: OrderStatus) => !actions.some(([, { from }]) => from.includes(status));

const arrowsOf = ([action, { from, to }]: [string, Transition]): string[] =>
  from.flatMap((start, index) =>
    (from.length > 1 && to.length > 1 ? [to[index]] : to).map((end) => `  ${start} --> ${end}: ${action}`),
  );

const actorItem = ([action, { by, only }]: [string, Transition]) =>
  `- **${action}**: ${by.join(", ")}${only ? `; ${only}` : ""}`;

/** docs/orders.md with the order's state machine: a diagram, and the actors. */
export const drawOrderStates = (): Promise<Files> =>
  fillBlocks("docs/orders.md", {
    "order-states": [
      "```mermaid",
      "stateDiagram-v2",
      `  [*] --> ${orderStatuses[0]}: place`,
      ...actions.flatMap(arrowsOf),
      ...orderStatuses.filter(isLast).map((status) => `  ${status} --> [*]`),
      "```",
      "",
      "Actors of each action:",
      "",
      "- **place**: customer",
      ...actions.map(actorItem),
    ],
  });
