import { MAX_CART_ITEMS } from "@shop/shared/order";

/** `/payment/cart`: what the form of one product doesn't say. */
export const cartOrderTexts = {
  loading: "the form",
  list: "Your cart",
  total: "Total",
  empty: "Your cart is empty, so there is nothing to order.",
  seeProducts: "See all products",
  toCart: "Change the cart",
  tooMany: (entries: number) =>
    `At most ${MAX_CART_ITEMS} products can be ordered at once, and your cart has ${entries}. Take some out of the cart first.`,
  notIncluded: (products: string) => `Not included: ${products} that can't be ordered as things stand.`,
  addedAt: (price: string) => `It was ${price} when you added it.`,
  refused: "Nothing was ordered yet. These need a decision first:",
  takeOut: "Take out of the cart",
  orderFewer: (most: number) => `Order ${most} instead`,
  changeQuantity: "Change the quantity",
  existingOrder: (number: string) => `See order ${number}`,
  placedBefore:
    "Your first try had reached the shop, so this is ordered as you typed it then. What you changed afterwards was not ordered.",
} as const;

/** Why an entry of the cart can't be ordered as it stands. */
export const cartProblemTexts = {
  tooFew: (chosen: number, left: number, most: number) =>
    `You chose ${chosen}; only ${left} are left. You can order at most ${most}.`,
  lastUnit: "Only the last one is left, and it is not for sale.",
  soldOut: "It is sold out.",
  alreadyOrdered: "You already have an unpaid order of this product. Pay for it or cancel it first.",
  notSold: "It is no longer sold.",
  limit: "These are more units than you may order now. Choose fewer, or pay for your other orders first.",
} as const;
