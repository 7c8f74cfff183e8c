import { useState, type ReactNode } from "react";
import type { UseFormSetError } from "react-hook-form";
import type { ApolloCache } from "@apollo/client";
import { useNavigate } from "react-router-dom";
import type { AlertText } from "../../messages/alerts";
import { checkoutAlerts } from "../../messages/checkout";
import { paths } from "../../routing/paths";
import { useCartActions } from "../../features/cart/CartProvider";
import { useAlert } from "../../features/alerts/AlertProvider";
import { useViewer } from "../../features/session/SessionProvider";
import { useRetryOnceVerified } from "../../features/session/account/use-retry-once-verified";
import { verifyEmailFirst } from "../../features/session/account/VerifyEmailNotice";
import { fieldErrorsOf, isForbidden, showFieldErrors } from "../../graphql/errors";
import { orderAlerts } from "../../messages/orders";
import { explainFailure } from "../../ui/feedback/states";
import { PlacedOrder } from "./PlacedOrder";
import {
  usePlaceOrderMutation,
  type PlaceOrderMutation,
  type ShippingForm_ProductFragment,
} from "./ShippingPage.generated";
import { shippingLabels, type ShippingDetails } from "./shipping-rules";

type PlaceOrderResult = PlaceOrderMutation["placeOrder"];

const kept = "What you typed is still here, and it will not be ordered twice.";
/** The server has received this idempotency key before, with other values: the first response was lost. */
const placedBefore =
  "Your first try reached the shop: the order is placed as you typed it then. You'll find it in My Orders.";

/**
 * Places the order. Each form has one idempotency key: a second click, or a retry after a lost response, returns the
 * first order's result and orders nothing more.
 */
export function usePlaceOrder(
  { id: productId, image }: ShippingForm_ProductFragment,
  setError: UseFormSetError<ShippingDetails>,
) {
  const [idempotencyKey] = useState(newKey);
  const [failure, setFailure] = useState<ReactNode>();
  const [placed, setPlaced] = useState(false);
  const [mutate, { loading: placing }] = usePlaceOrderMutation();
  const { email } = useViewer();
  const alert = useAlert();
  const navigate = useNavigate();
  const { remove: removeFromCart } = useCartActions();
  const verified = useRetryOnceVerified();

  const refuse = (error: unknown) => {
    if (isForbidden(error)) return setFailure(verifyEmailFirst);
    if (showFieldErrors(error, shippingLabels, setError, { quantity: "qty" })) return;
    if (fieldErrorsOf(error).idempotencyKey) {
      removeFromCart(productId);
      return setFailure(placedBefore);
    }
    setFailure(`The order was not placed. ${explainFailure(error, navigator.onLine)} ${kept}`);
  };

  const handleResult = async (result: PlaceOrderResult, quantity: number) => {
    if (result.__typename === "DuplicateOrder") return alert(checkoutAlerts.duplicateOrder);
    if (result.__typename === "LimitExceeded") return alert(limitAlert(result.limit, quantity));
    if (result.__typename === "InsufficientStock") return; // the cache has the stock now, and the form shows it
    setPlaced(true);
    removeFromCart(productId);
    await alert({ ...checkoutAlerts.orderPlaced, details: <PlacedOrder order={result} image={image} /> });
    await navigate(paths.myOrders(email));
  };

  const placeOrder = async ({ quantity, ...contact }: ShippingDetails) => {
    setFailure(undefined);
    try {
      const variables = { input: { ...contact, qty: quantity, productId, idempotencyKey } };
      const { data } = await verified(() => mutate({ variables, update: learnStock(productId) }));
      if (data) await handleResult(data.placeOrder, quantity);
    } catch (error) {
      refuse(error);
    }
  };

  return { placeOrder, placing, placed, failure };
}

/** Writes the stock from a refused order into the cache. */
function learnStock(productId: string) {
  return (cache: ApolloCache, { data: answer }: { data?: PlaceOrderMutation | null }) => {
    if (answer?.placeOrder.__typename !== "InsufficientStock") return;
    const { countInStock } = answer.placeOrder;
    cache.modify({
      id: cache.identify({ __typename: "Product", id: productId }),
      fields: { countInStock: () => countInStock },
    });
  };
}

/** Above the limit, the order itself is too large; otherwise it is too large together with the other unpaid orders. */
function limitAlert(limit: number, quantity: number): AlertText {
  return quantity > limit ? orderAlerts.tooManyUnits(limit) : orderAlerts.tooManyUnpaidUnits(limit);
}

/** `crypto.randomUUID` is missing on pages that are served over plain HTTP from another host. */
function newKey(): string {
  if (crypto.randomUUID) return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}
