import { MAX_CART_ITEMS } from "@shop/shared/order";

/** `/payment/cart`: what the form of one product doesn't say. */
export const cartOrderTexts = {
  loading: "the form",
  list: "Your cart",
  total: "Total",
  empty: "Your cart is empty.",
  seeProducts: "See all products",
  toCart: "Edit cart",
  tooMany: (entries: number) =>
    `You can order up to ${MAX_CART_ITEMS} products at once, and your cart has ${entries}. Please remove some first.`,
  notIncluded: (products: string) => `Not included: ${products} that can't be ordered right now.`,
  addedAt: (price: string) => `It was ${price} when you added it.`,
  refused: "Your order hasn't been placed yet. Please check these items:",
  takeOut: "Remove from cart",
  orderFewer: (most: number) => `Order ${most} instead`,
  changeQuantity: "Change quantity",
  existingOrder: (number: string) => `View order ${number}`,
  placedBefore:
    "Your first attempt went through, so we placed the order as you entered it then. Your later changes aren't included.",
} as const;

/** Why an entry of the cart can't be ordered as it stands. */
export const cartProblemTexts = {
  tooFew: (chosen: number, left: number, most: number) =>
    `You chose ${chosen}, but only ${left} are left. You can order up to ${most}.`,
  lastUnit: "Sold out.",
  soldOut: "Sold out.",
  alreadyOrdered: "You already have an unpaid order for this product. Please pay for it or cancel it first.",
  notSold: "No longer available.",
  limit:
    "That's more than you can order right now. Choose a smaller quantity, or pay for your other orders first.",
} as const;
