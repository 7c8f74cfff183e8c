import { useState, type ReactNode } from "react";
import type { UseFormSetError } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import { useAlert } from "../../../ui/dialog/AlertProvider";
import { cartEntries, type CartEntry } from "../../../features/cart/cart";
import { useViewer } from "../../../features/session/SessionProvider";
import { useRetryOnceVerified } from "../../../features/session/use-retry-once-verified";
import { fieldErrorsOf, isForbidden, showFieldErrors } from "../../../graphql/errors";
import { evictLists } from "../../../graphql/evict";
import { cartOrderTexts, checkoutAlerts } from "../../../messages/checkout";
import { paths } from "../../../paths";
import { newIdempotencyKey } from "../idempotency-key";
import { askToVerifyEmail, notPlaced, placedBefore } from "../not-placed";
import { addressInputNames, addressLabels, contactLabels, type ContactDetails } from "../shipping-rules";
import type { Delivery } from "../use-checkout";
import type { RefusedTerms } from "../use-refused-terms";
import type { Refusal } from "./cart-problem";
import {
  usePlaceOrdersMutation,
  type PlaceOrdersMutation,
  type PlacedOrders_CheckoutFragment,
} from "./CartOrder.generated";
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

/** The form's reactions to a response. */
interface FormActions {
  /** Resolves to an explanation of the changed price. */
  explainTerms: (refused: RefusedTerms) => Promise<string>;
  /** Runs after the cart was ordered. */
  finishForm: () => Promise<void>;
}

/** The refusals of the latest attempt; a new object for each, so that the focus can follow. */
export type Refusals = readonly Refusal[];

/**
 * Orders all entries of the cart, or none. Each form has one idempotency key: a second click, or a retry after a lost response,
 * returns the first result and places no further order.
 */
export function usePlaceOrders(setError: UseFormSetError<ContactDetails>) {
  const [idempotencyKey] = useState(newIdempotencyKey);
  const [failure, setFailure] = useState<ReactNode>();
  const [refusals, setRefusals] = useState<Refusals>([]);
  const [placed, setPlaced] = useState<readonly CartEntry[]>();
  const [mutate, { loading: placing, client }] = usePlaceOrdersMutation();
  const verified = useRetryOnceVerified();
  const finish = useFinish();

  const succeed = (checkout: PlacedOrders_CheckoutFragment, entries: readonly CartEntry[], note?: string) => {
    setPlaced(entries);
    evictLists(client.cache, "orders", "myOrders");
    return finish(checkout, note);
  };

  const refuse = async (error: unknown, entries: readonly CartEntry[]) => {
    if (isForbidden(error)) return setFailure(await askToVerifyEmail(error));
    if (showFieldErrors(error, contactLabels, setError)) return;
    if (showFieldErrors(error, addressLabels, setError, addressInputNames)) return;
    if (!fieldErrorsOf(error).idempotencyKey) return setFailure(notPlaced(error));
    const earlier = await import("./find-placed-checkout")
      .then(({ findPlacedCheckout }) => findPlacedCheckout(client))
      .catch(() => undefined);
    if (earlier) return succeed(earlier, entries, cartOrderTexts.placedBefore);
    setFailure(placedBefore);
  };

  const handleResult = async (
    result: PlaceOrdersMutation["placeOrders"],
    entries: readonly CartEntry[],
    { explainTerms, finishForm }: FormActions,
  ) => {
    switch (result.__typename) {
      case "Checkout":
        setPlaced(entries);
        await finishForm();
        return succeed(result, entries);
      case "CartRefused":
        return setRefusals(result.refusals.map(withQuantityOf(entries)));
      case "NotDelivered":
        return setError("country", result, { shouldFocus: true });
      case "TotalChanged":
      case "DiscountRefused":
      case "PaymentRefused":
        return setFailure(await explainTerms(result));
    }
  };

  const placeOrders = async (delivery: Delivery, entries: readonly CartEntry[], actions: FormActions) => {
    setFailure(undefined);
    setRefusals([]);
    const items = entries.map(({ productId, quantity }) => ({ productId, qty: quantity }));
    try {
      const { data } = await verified(() =>
        mutate({ variables: { input: { ...delivery, items, idempotencyKey } } }),
      );
      if (data) await handleResult(data.placeOrders, entries, actions);
    } catch (error) {
      await refuse(error, entries);
    }
  };

  return { placeOrders, placing, placed, refusals, failure };
}

function withQuantityOf(entries: readonly CartEntry[]) {
  return (refusal: Omit<Refusal, "quantity">): Refusal => {
    const sent = entries.find(({ productId }) => productId === refusal.productId);
    return { ...refusal, quantity: sent?.quantity ?? 0 };
  };
}

/**
 * Removes the ordered entries from the cart, confirms the order, and navigates to the payment, or to My Orders if the shop takes
 * no payment.
 */
function useFinish() {
  const { email } = useViewer();
  const alert = useAlert();
  const navigate = useNavigate();
  const takeOrdered = useTakeOrdered();

  return async (checkout: PlacedOrders_CheckoutFragment, note: string | undefined) => {
    const { id, orders } = checkout;
    takeOrdered(orders);
    await alert({ ...checkoutAlerts.orderPlaced, details: await receiptOf(checkout, note) });
    const payable = orders.some(({ canPay }) => canPay);
    await navigate(payable ? paths.checkoutOfCart(id) : paths.myOrders(email));
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
