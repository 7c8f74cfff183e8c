import { useState, type ReactNode } from "react";
import type { UseFormSetError } from "react-hook-form";
import type { CheckoutNeeds } from "../../../features/addresses/address-entry";
import { cartEntries, type CartEntry } from "../../../features/cart/cart";
import type { PlaceOrdersInput } from "../../../graphql/schema.generated";
import type { ContactDetails } from "../shipping-rules";
import type { Checkout } from "../use-checkout";
import { usePlacing } from "../use-placing";
import type { Refusal } from "./cart-problem";
import { usePlaceOrdersMutation, type PlacedOrders_CheckoutFragment } from "./CartOrder.generated";
import { useCartActions } from "../../../features/cart/CartProvider";

interface Ordered {
  qty: number;
  product: { id: string } | null;
}

/** Removes exactly the ordered units from the current cart: additions from another tab stay, even of a product in the order. */
function useTakeOrdered(): (orders: readonly Ordered[]) => void {
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

/** The refusals of the latest attempt; a new object for each, so that the focus can follow. */
export type Refusals = readonly Refusal[];

/**
 * Orders all entries of the cart, or none, and shows the result. Returns the entries too: those sent last if the cart is empty, because
 * an order whose answer was lost has emptied it.
 */
export function usePlaceOrders(
  setError: UseFormSetError<ContactDetails>,
  needs: CheckoutNeeds,
  cart: readonly CartEntry[],
) {
  const [refusals, setRefusals] = useState<Refusals>([]);
  const [sent, setSent] = useState<readonly CartEntry[]>([]);
  const [placed, setPlaced] = useState(false);
  const entries = placed || cart.length === 0 ? sent : cart;
  const [mutate] = usePlaceOrdersMutation();
  const takeOrdered = useTakeOrdered();
  const { place, finish, failure } = usePlacing({
    setError,
    needs,
    send: async (input: PlaceOrdersInput) => (await mutate({ variables: { input } })).data?.placeOrders,
  });

  const placeOrders = async (details: ContactDetails, checkout: Checkout) => {
    setRefusals([]);
    setSent(entries);
    const items = entries.map(({ productId, quantity }) => ({ productId, qty: quantity }));
    const answer = await place(details, checkout, { items });
    if (!answer) return;
    const { result, note } = answer;
    if (result.__typename === "CartRefused") {
      setSent([]);
      return setRefusals(result.refusals.map(withQuantityOf(entries)));
    }
    setPlaced(true);
    takeOrdered(result.orders);
    await finish(details, result.orders, receiptOf(result, note));
  };

  return { placeOrders, entries, placed, refusals, failure };
}

function withQuantityOf(entries: readonly CartEntry[]) {
  return (refusal: Omit<Refusal, "quantity">): Refusal => {
    const sent = entries.find(({ productId }) => productId === refusal.productId);
    return { ...refusal, quantity: sent?.quantity ?? 0 };
  };
}

/** The placed orders for the alert; only the note if they can't be loaded, because the cart is ordered anyway. */
async function receiptOf(
  checkout: PlacedOrders_CheckoutFragment,
  note: string | undefined,
): Promise<ReactNode> {
  const file = await import("./PlacedOrders").catch(() => undefined);
  return file ? <file.PlacedOrders checkout={checkout} note={note} /> : note;
}
