/** The states of a return; `returnTransitions` connects them. */
export const returnStatuses = [
  "REQUESTED",
  "ACCEPTED",
  "DECLINED",
  "RECEIVED",
  "REFUNDED",
  "CANCELLED",
] as const;

/** A state of a return. */
export type ReturnStatus = (typeof returnStatuses)[number];

/** A transition of the state machine of returns. */
export interface ReturnTransition {
  readonly from: readonly ReturnStatus[];
  readonly to: ReturnStatus;
  readonly by: "customer" | "admin";
}

/** The state machine of returns, with every transition. docs/orders.md shows this table as a diagram. */
export const returnTransitions = {
  cancel: { from: ["REQUESTED", "ACCEPTED"], to: "CANCELLED", by: "customer" },
  accept: { from: ["REQUESTED"], to: "ACCEPTED", by: "admin" },
  decline: { from: ["REQUESTED"], to: "DECLINED", by: "admin" },
  receive: { from: ["ACCEPTED"], to: "RECEIVED", by: "admin" },
  refund: { from: ["ACCEPTED", "RECEIVED"], to: "REFUNDED", by: "admin" },
} as const satisfies Record<string, ReturnTransition>;

/** The name of a transition. */
export type ReturnAction = keyof typeof returnTransitions;

/** The states in which the units of a return are on their way back, or back without a refund. */
export const openReturnStatuses: readonly ReturnStatus[] = ["REQUESTED", "ACCEPTED", "RECEIVED"];

/** The bounds of a return's texts, in characters, and of its lines. */
export const returnBounds = {
  reason: { min: 1, max: 1_000 },
  answer: { min: 1, max: 1_000 },
  lines: { min: 1, max: 50 },
} as const;
