import type { CurrentEntry } from "../../../features/cart/current-entry";
import { cartProblemTexts as texts } from "@shop/shared/messages/en/checkout";
import { problemOf, type Refusal } from "./cart-problem";

const entry: CurrentEntry = {
  productId: "1",
  name: "Level",
  image: "/l.svg",
  price: 19.99,
  addedPrice: 19.99,
  countInStock: 10,
  quantity: 3,
  gone: false,
};
const refused = (reason: Refusal["reason"], details: Partial<Refusal> = {}) =>
  ({ reason, countInStock: null, order: null, quantity: 3, ...details }) as Refusal;

it("has nothing against an entry of which one unit more is in stock", () => {
  expect(problemOf({ ...entry, countInStock: 4 })).toBeUndefined();
});

it("offers as many as can be sold, since one unit is held back", () => {
  expect(problemOf({ ...entry, countInStock: 3 })).toEqual({ text: texts.tooFew(3, 3, 2), most: 2 });
});

it.each([
  [1, texts.lastUnit],
  [0, texts.soldOut],
  [-1, texts.soldOut],
])("offers none of %i in stock", (countInStock, text) => {
  expect(problemOf({ ...entry, countInStock })).toEqual({ text });
});

it("says first that a product is not sold any more", () => {
  expect(problemOf({ ...entry, gone: true, countInStock: 0 }, refused("LIMIT_EXCEEDED"))).toEqual({
    text: texts.notSold,
  });
});

const order = { id: "o", number: "6180-3399", email: "ada@example.com" };

it.each<[string, Refusal, object]>([
  [
    "too few, which the shop counts anew",
    refused("INSUFFICIENT_STOCK", { countInStock: 2 }),
    { text: texts.tooFew(3, 2, 1), most: 1 },
  ],
  [
    "too few, of which no number came",
    refused("INSUFFICIENT_STOCK"),
    { text: texts.tooFew(3, 10, 9), most: 9 },
  ],
  [
    "ordered before, with a link",
    refused("DUPLICATE_ORDER", { order }),
    { text: texts.alreadyOrdered, order },
  ],
  ["ordered before, without one", refused("DUPLICATE_ORDER"), { text: texts.alreadyOrdered }],
  ["not sold", refused("NOT_SOLD"), { text: texts.notSold }],
  ["too many units", refused("LIMIT_EXCEEDED"), { text: texts.limit, fewer: true }],
])("explains a refusal: %s", (_what, refusal, problem) => {
  expect(problemOf(entry, refusal)).toEqual(problem);
});

it("forgets a refusal when another quantity is chosen", () => {
  expect(problemOf({ ...entry, quantity: 2 }, refused("LIMIT_EXCEEDED"))).toBeUndefined();
});
