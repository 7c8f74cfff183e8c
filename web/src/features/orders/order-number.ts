/** The number of an order, and of its cart. */
interface Numbers {
  number: string;
  checkout: { number: string } | null;
}

/** The number of an order's cart, by which customers, mails and admins refer to the order. */
export const numberOf = ({ number, checkout }: Numbers): string => checkout?.number ?? number;

/** The number of one order within a cart; null for a cart with a single order, because both numbers are equal. */
export const partNumberOf = (order: Numbers): string | null =>
  numberOf(order) === order.number ? null : order.number;
