import { toDollars } from "@shop/shared/money";
import { formatMoment } from "@shop/shared/format";
import { disputeReason, formatDisputed, type DisputePhase } from "@shop/shared/payment-problems";
import type { DisputedEvent } from "../../../context/payment-gateway";

const amountOf = ({ amountCents, currency }: DisputedEvent) =>
  formatDisputed(toDollars(amountCents), currency);

const answer = ({ respondBy }: DisputedEvent) =>
  respondBy ? ` Answer in the payment provider's dashboard by ${formatMoment(respondBy)}.` : "";

const notes: Record<DisputePhase, (event: DisputedEvent) => string> = {
  INQUIRY: (event) =>
    `The customer's bank asks about ${amountOf(event)} of the payment: ${disputeReason(event.reason)}.${answer(event)}`,
  DISPUTE: (event) =>
    `The customer's bank disputes ${amountOf(event)} of the payment: ${disputeReason(event.reason)}.${answer(event)}`,
  WON: (event) => `The dispute about ${amountOf(event)} was won: the money stays with the shop.`,
  LOST: (event) => `The dispute about ${amountOf(event)} was lost: the bank gave the money to the customer.`,
  CLOSED: (event) => `The dispute about ${amountOf(event)} was closed without a decision.`,
};

/** What the history of the payment's orders says of a dispute. */
export const noteOfPhase = (phase: DisputePhase, event: DisputedEvent): string => notes[phase](event);

/** What it says where money of a dispute moved. */
export const noteOfMoney = (money: "withdrawn" | "reinstated", event: DisputedEvent): string =>
  money === "withdrawn"
    ? `The payment provider took ${amountOf(event)} from the shop for the dispute.`
    : `The payment provider returned ${amountOf(event)} of the dispute to the shop.`;
