/** The number of an order, and that of its cart. */
interface Numbers {
  number: string;
  checkout: { number: string } | null;
}

/** The number that customers, mails and admins call an order by: that of its cart. */
export const numberOf = ({ number, checkout }: Numbers): string => checkout?.number ?? number;

/** The number of a product's part of a cart; null for an order of one product, whose number is that of the cart. */
export const partNumberOf = (order: Numbers): string | null =>
  numberOf(order) === order.number ? null : order.number;
