import type { OrderStatus } from "../../graphql/schema.generated";
import { nextStep, timelineSteps } from "./OrderTimeline";

const at = "2026-11-20T08:00:00.000Z";
const event = (status: OrderStatus, by: string | null, note?: string) => ({
  at,
  status,
  by,
  note: note ?? null,
  refunded: null,
});

it("says in plain words who did what", () => {
  const events = [
    event("PLACED", "customer"),
    event("PAID", "payment"),
    event("DELIVERED", "ada@example.com"),
  ];
  expect(timelineSteps(events, "admin").map(({ title, by }) => [title, by])).toEqual([
    ["Placed", "by the customer"],
    ["Paid", "confirmed by the payment provider"],
    ["Delivered", "by ada@example.com"],
  ]);
});

it("calls the customer 'you' where they read it, and an admin 'the shop'", () => {
  const events = [event("PLACED", "customer"), event("DELIVERED", "shop")];
  expect(timelineSteps(events, "customer").map(({ by }) => by)).toEqual(["by you", "by the shop"]);
});

it("shows what did not change the order's state as a remark", () => {
  const events = [
    event("PLACED", "customer"),
    event("CANCELLED", "system"),
    event("CANCELLED", "payment", "A payment came too late."),
  ];
  expect(timelineSteps(events, "customer").map(({ title }) => title)).toEqual([
    "Placed",
    "Cancelled",
    "Note",
  ]);
});

it("gives the refund of a part a title of its own, and calls the last one the refund", () => {
  const events = [
    event("PLACED", "customer"),
    event("PAID", "payment"),
    { ...event("PAID", "shop", "6.67$ went back for 1 unit."), refunded: 6.67 },
    { ...event("REFUNDED", "shop", "13.33$ went back for 2 units."), refunded: 13.33 },
  ];
  expect(timelineSteps(events, "customer").map(({ title }) => title)).toEqual([
    "Placed",
    "Paid",
    "Part refunded",
    "Refunded",
  ]);
});

it("says that an order was sent once, and that it was paid after that", () => {
  const events = [
    event("PLACED", "customer"),
    event("SHIPPED", "shop", "DHL"),
    event("PAID", "payment"),
    event("SHIPPED", "payment", "The bank asks about it."),
  ];
  expect(timelineSteps(events, "customer").map(({ title, sends }) => [title, sends])).toEqual([
    ["Placed", false],
    ["Sent", true],
    ["Paid", false],
    ["Note", false],
  ]);
  expect(nextStep(events.slice(0, 2))).toBe("Not paid yet");
  expect(nextStep(events)).toBe("Not delivered yet");
});

it("says what an open order waits for, and nothing of a closed one", () => {
  expect(nextStep([event("PLACED", "customer")])).toBe("Not paid yet");
  expect(nextStep([event("PLACED", "customer"), event("PAID", "payment")])).toBe("Not delivered yet");
  expect(nextStep([event("PLACED", "customer"), event("CANCELLED", "customer")])).toBeNull();
});

it("says that a refund failed, and that the money is still owed, until it is refunded", () => {
  const events = [
    event("PLACED", "customer"),
    event("PAID", "payment"),
    event("REFUNDED", "shop"),
    event("PAID", "payment", "The refund failed."),
  ];
  expect(timelineSteps(events, "customer").at(-1)).toMatchObject({
    title: "Refund failed",
    by: "reported by the payment provider",
  });
  expect(nextStep(events)).toBe("Not paid back yet");
  expect(nextStep([...events, event("REFUNDED", "shop")])).toBeNull();
});
