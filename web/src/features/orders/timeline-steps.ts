import { timelineTexts } from "../../messages/order-life";
import type { OrderTimeline_OrderFragment } from "./OrderTimeline.generated";

type Events = OrderTimeline_OrderFragment["events"];

/** Who reads a timeline: the order's customer, or an admin. */
export type TimelineReader = "customer" | "admin";

/** A step of an order's timeline, in words. */
export interface TimelineStep {
  title: string;
  at: string;
  /** Who did it: "by you"; null where it is not known. */
  by: string | null;
  note: string | null;
}

/** The steps of an order in words, oldest first. An event that leaves the state as it was is a remark. */
export function timelineSteps(events: Events, reader: TimelineReader): TimelineStep[] {
  return events.map(({ at, status, by, note }, index) => {
    const before = events[index - 1]?.status;
    const isStep = before !== status;
    const failed = isStep && before === "REFUNDED";
    const { refundFailed, steps, remark } = timelineTexts;
    return {
      title: failed ? refundFailed : isStep ? steps[status] : remark,
      at,
      by: by === "payment" && (failed || !isStep) ? timelineTexts.by.provider : wordsOf(by, reader),
      note,
    };
  });
}

/** What an order waits for: an open one, and one whose refund failed; null for any other. */
export function nextStep(events: Events): string | null {
  const status = events.at(-1)?.status;
  if (status !== "REFUNDED" && events.some((event) => event.status === "REFUNDED")) return timelineTexts.owed;
  return status === "PLACED" || status === "PAID" ? timelineTexts.next[status] : null;
}

function wordsOf(by: string | null, reader: TimelineReader): string | null {
  const { customer, shop, payment, system } = timelineTexts.by;
  if (by === "customer") return customer[reader];
  if (by === "shop") return shop;
  if (by === "payment") return payment;
  if (by === "system") return system;
  return by && timelineTexts.by.admin(by);
}
