import { useCartActions } from "../../../features/cart/CartProvider";
import { cartEntries } from "../../../graphql/cache";

interface Ordered {
  qty: number;
  product: { id: string } | null;
}

/**
 * Takes exactly what was ordered out of the cart as it is now: what another tab has added meanwhile stays, units of the
 * same product included.
 */
export function useTakeOrdered(): (orders: readonly Ordered[]) => void {
  const { remove, setQuantity } = useCartActions();

  return (orders) => {
    for (const { qty, product } of orders) {
      const entry = cartEntries().find(({ productId }) => productId === product?.id);
      if (!entry) continue;
      if (entry.quantity > qty) setQuantity(entry.productId, entry.quantity - qty);
      else remove(entry.productId);
    }
  };
}
