import { describeEntry } from "./audit-actions";

it.each([
  ["DELETE_PRODUCT", "Saw", null, "Deleted Saw"],
  ["ADD_PRODUCT", "$& * saw", null, "Added $& * saw"],
  ["MAKE_ADMIN", "ada@example.com", null, "Made ada@example.com an admin"],
  ["EDIT_SHOP_SETTINGS", "Shop", "country US → DE", "Changed the shop's settings"],
  ["CHANGE_PRODUCTS", "50 products", "price +5 %: Saw, Plane and 48 more", "Raised 50 prices by 5 %"],
  ["CHANGE_PRODUCTS", "2 products", "price −1.50: Saw, Plane", "Lowered 2 prices by 1.50$"],
  ["CHANGE_PRODUCTS", "Saw", "price +5 %: Saw", "Raised the price of Saw by 5 %"],
  ["CHANGE_PRODUCTS", "3 products", "sale −20 % until Nov 30: Saw", "Put 3 products on sale at 20 % off"],
  ["CHANGE_PRODUCTS", "3 products", "sale ended: Saw", "Ended the sale of 3 products"],
  ["CHANGE_PRODUCTS", "3 products", "published: Saw", "Published 3 products"],
  ["CHANGE_PRODUCTS", "3 products", "price +5 %, brand → Aster: Saw", "Changed 3 products"],
] as const)("tells %s of %j, %j: %s", (action, target, detail, sentence) => {
  expect(describeEntry({ action, target, detail })).toBe(sentence);
});
