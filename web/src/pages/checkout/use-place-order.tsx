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
import { fieldErrorsOf, isForbidden, showFieldErrors } from "../../graphql/errors";
import { orderAlerts } from "../../messages/orders";
import { newIdempotencyKey } from "./idempotency-key";
import { askToVerifyEmail, notPlaced, placedBefore } from "./not-placed";
import { PlacedOrder } from "./PlacedOrder";
import {
  usePlaceOrderMutation,
  type PlaceOrderMutation,
  type ShippingForm_ProductFragment,
} from "./ShippingPage.generated";
import { shippingLabels, type ShippingDetails } from "./shipping-rules";

type PlaceOrderResult = PlaceOrderMutation["placeOrder"];

/**
 * Places the order. Each form has one idempotency key: a second click, or a retry after a lost response, returns the
 * first order's result and orders nothing more.
 */
export function usePlaceOrder(
  { id: productId, image }: ShippingForm_ProductFragment,
  setError: UseFormSetError<ShippingDetails>,
) {
  const [idempotencyKey] = useState(newIdempotencyKey);
  const [failure, setFailure] = useState<ReactNode>();
  const [placed, setPlaced] = useState(false);
  const [mutate, { loading: placing }] = usePlaceOrderMutation();
  const { email } = useViewer();
  const alert = useAlert();
  const navigate = useNavigate();
  const { remove: removeFromCart } = useCartActions();
  const verified = useRetryOnceVerified();

  const refuse = async (error: unknown) => {
    if (isForbidden(error)) return setFailure(await askToVerifyEmail(error));
    if (showFieldErrors(error, shippingLabels, setError, { quantity: "qty" })) return;
    if (fieldErrorsOf(error).idempotencyKey) {
      removeFromCart(productId);
      return setFailure(placedBefore);
    }
    setFailure(notPlaced(error));
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
      await refuse(error);
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
