import { groupByCart } from "./group-by-cart";

const anOrder = (id: string, cart?: { id: string; size: number }) => ({
  id,
  createdAt: "2026-11-25T10:00:00Z",
  address: "1 High Street",
  shippingAddress: null,
  ...{ email: "ada@example.com", ofGiftCards: false },
  checkout: cart
    ? {
        ...{ id: cart.id, number: "7035-1182", total: 10, shipping: 0 },
        orders: Array.from({ length: cart.size }, (_, index) => ({
          ...{ id: `${cart.id} ${index}`, status: "PLACED" as const, canPay: true },
        })),
      }
    : null,
});

it("puts the orders of a cart together where its first one stands, and leaves the others alone", () => {
  const cart = { id: "cart", size: 2 };
  const groups = groupByCart([
    anOrder("newest"),
    anOrder("saw", cart),
    anOrder("one of one", { id: "small cart", size: 1 }),
    anOrder("plane", cart),
  ]);
  expect(groups.map(({ orders }) => orders.map(({ id }) => id))).toEqual([
    ["newest"],
    ["saw", "plane"],
    ["one of one"],
  ]);
  expect(groups.map((group) => group.cart?.id ?? null)).toEqual([null, "cart", null]);
});
