/** The image stored with an order, or the product's current image for orders older than stored images. */
export function orderImage(order: { imageUrl: string | null; product: { image: string } | null }): string {
  return order.imageUrl ?? order.product?.image ?? "";
}
