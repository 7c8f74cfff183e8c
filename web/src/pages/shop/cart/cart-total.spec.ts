import { currentEntry } from "../../../features/cart/current-entry";
import { cartTotal } from "./cart-total";

const entry = { productId: "1", name: "Level", image: "", price: 19.99, countInStock: 10, quantity: 3 };
const product = { id: "1", name: "Level", image: "", price: 19.99, countInStock: 10 };

it("adds up quantity times price, in cents", () => {
  const entries = [currentEntry(entry, undefined), currentEntry({ ...entry, price: 0.1 }, undefined)];
  expect(cartTotal(entries)).toEqual({ total: 60.27, units: 6, unavailable: 0 });
});

it("takes today's price, and remembers the price of the day when it was added", () => {
  const current = currentEntry(entry, { ...product, price: 25 });
  expect(cartTotal([current]).total).toBe(75);
  expect(current.addedPrice).toBe(19.99);
});

it("counts no more units than are in stock", () => {
  expect(cartTotal([currentEntry(entry, { ...product, countInStock: 2 })])).toMatchObject({
    total: 39.98,
    units: 2,
  });
});

it("leaves out products sold out or no longer sold, and gives their number", () => {
  const entries = [
    currentEntry(entry, undefined),
    currentEntry(entry, { ...product, countInStock: 0 }),
    currentEntry(entry, null),
  ];
  expect(cartTotal(entries)).toEqual({ total: 59.97, units: 3, unavailable: 2 });
});
