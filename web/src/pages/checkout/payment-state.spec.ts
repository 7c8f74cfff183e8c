import type { OrderStatus } from "../../graphql/schema.generated";
import { noteOfReturned, stateOf } from "./PaymentReturnPage";
import type { ReturnedPaymentFragment } from "./PaymentReturn.generated";

function payment(
  status: ReturnedPaymentFragment["status"],
  ...orders: (readonly [OrderStatus, number])[]
): ReturnedPaymentFragment {
  return {
    id: "1",
    status,
    amount: orders.reduce((sum, [, total]) => sum + total, 0),
    orders: orders.map(([state, total], index) => ({
      id: String(index),
      number: "1234-5678",
      email: "ada@example.com",
      optionValues: [],
      productName: "Level",
      imageUrl: null,
      qty: 1,
      unitPrice: total,
      total,
      status: state,
      paid: state === "PAID" || state === "DELIVERED",
      canPay: state === "PLACED",
      ...{ discount: 0, discountCode: null, shipping: 0, shippingMethod: null, giftCard: 0, refunded: 0 },
      ...{ taxIncluded: false, taxLines: [], checkout: null, arrivesFrom: null, arrivesTo: null },
      ...{ name: "Ada", address: "12 Analytical Way", shippingAddress: null, ofGiftCards: false },
    })),
  };
}

it("thanks for a payment, and says how much came in", () => {
  const state = stateOf({ payment: payment("PAID", ["PAID", 19.99], ["DELIVERED", 10]) });
  expect(state).toMatchObject({ tone: "good", title: "Paid. Thank you!" });
  expect(state.text).toContain("29.99$");
  expect(state.text).not.toContain("refunding");
});

it("names the one order that was paid, and what comes next while it isn't sent", () => {
  const paid = stateOf({ payment: payment("PAID", ["PAID", 19.99]) });
  expect(paid.text).toMatch(/19\.99\$ for order 1234-5678 .*You'll get another email when we ship\.$/);
  const delivered = stateOf({ payment: payment("PAID", ["DELIVERED", 19.99]) });
  expect(delivered.text).not.toContain("when we ship");
});

it("names the refunded part of a payment with a cancelled order", () => {
  const state = stateOf({ payment: payment("PAID", ["PAID", 20], ["CANCELLED", 0.1], ["CANCELLED", 0.2]) });
  expect(state.title).toBe("Paid. Thank you!");
  expect(state.text).toContain("refunding 0.30$ of it");
});

it("says how the codes of gift cards come, and refunds only what wasn't paid by card", () => {
  const paid = payment("PAID", ["DELIVERED", 20], ["CANCELLED", 10]);
  const [cards, cancelled] = paid.orders as [
    ReturnedPaymentFragment["orders"][0],
    ReturnedPaymentFragment["orders"][0],
  ];
  const orders = [
    { ...cards, ofGiftCards: true },
    { ...cancelled, giftCard: 7.5 },
  ];
  const { text } = stateOf({ payment: { ...paid, orders } });
  expect(text).toContain("You get the code of each gift card in an email of its own.");
  expect(text).toContain("refunding 2.50$ of it");
});

it("says that everything goes back where all orders were cancelled", () => {
  const state = stateOf({ payment: payment("PAID", ["CANCELLED", 20]) });
  expect(state).toMatchObject({ tone: "bad", title: "Your payment is being refunded" });
});

it("says of a declined payment that nothing was paid and the orders are still there", () => {
  const state = stateOf({ payment: payment("EXPIRED", ["PLACED", 20]) });
  expect(state).toMatchObject({ tone: "bad", title: "You weren't charged" });
  expect(state.text).toContain("Your order is saved.");
  const two = stateOf({ payment: payment("EXPIRED", ["PLACED", 20], ["PLACED", 20]) });
  expect(two.text).toContain("Your orders are saved.");
});

it("knows that orders were paid with another payment", () => {
  expect(stateOf({ payment: payment("EXPIRED", ["PAID", 20]) }).title).toBe("Already paid");
});

it("doesn't offer cancelled orders", () => {
  const state = stateOf({ payment: payment("EXPIRED", ["CANCELLED", 20]) });
  expect(state.title).toBe("You weren't charged");
  expect(state.text).not.toContain("saved");
});

it("marks the order whose money goes back", () => {
  const paid = payment("PAID", ["PAID", 20], ["CANCELLED", 10]);
  expect(paid.orders.map(noteOfReturned(paid))).toEqual([undefined, "Cancelled: being refunded"]);
});

it("waits, says so when the connection is lost, and when it looks no more", () => {
  const open = payment("OPEN", ["PLACED", 20]);
  const error = new Error("no answer");
  expect(stateOf({ payment: open })).toMatchObject({
    tone: "waiting",
    title: "Waiting for confirmation",
  });
  expect(stateOf({ payment: open, error })).toMatchObject({
    tone: "waiting",
    title: "Connection lost",
  });
  expect(stateOf({ error, givenUp: true }).tone).toBe("late");
  expect(stateOf({ payment: open, givenUp: true }).title).toBe("Not confirmed yet");
});
