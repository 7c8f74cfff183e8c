/**
 * The image of an order: of its day, or today's where the order is older than the images that are stored with
 * orders.
 */
export function orderImage(order: { imageUrl: string | null; product: { image: string } | null }): string {
  return order.imageUrl ?? order.product?.image ?? "";
}
