import { useFormWithSummary } from "../../ui/form/ErrorSummary";
import type { ApolloCache } from "@apollo/client";
import { exceedsStock, isQuantity } from "@shop/shared/stock";
import { useEffect, useState, type ReactNode } from "react";
import { useWatch, type UseFormSetError } from "react-hook-form";
import { styled } from "styled-components";
import type { AddressBook } from "../../features/addresses/use-address-book";
import { totalPrice } from "../../features/orders/total-price";
import { useViewer } from "../../features/session/SessionProvider";
import { checkoutAlerts, shippingTexts } from "@shop/shared/messages/en/checkout";
import { color, space } from "../../theme/tokens";
import { TextField } from "../../ui/form/Field";
import { formatPrice } from "../../ui/format/format";
import { firstContactOf } from "./ContactFields";
import { OrderSummary } from "./OrderSummary";
import {
  type PlacedOrder_OrderFragment,
  type ShippingForm_ProductFragment,
  usePlaceOrderMutation,
  type PlaceOrderMutation,
} from "./ShippingPage.generated";
import { shippingLabels, shippingRules, type ShippingDetails } from "./shipping-rules";
import { useAlert } from "../../ui/dialog/AlertProvider";
import type { AlertText } from "@shop/shared/messages/en/common";
import type { PlaceOrderInput } from "../../graphql/schema.generated";
import { useCartActions } from "../../features/cart/CartProvider";
import { showFieldErrors } from "../../graphql/errors";
import { orderAlerts } from "@shop/shared/messages/en/orders";
import { useCheckout, type Checkout } from "./use-checkout";
import { ShippingForm } from "./ShippingForm";
import { usePlacing } from "./use-placing";

/** Places the order of one product, and shows the result. */
function usePlaceOrder(
  { id: productId, image }: ShippingForm_ProductFragment,
  setError: UseFormSetError<ShippingDetails>,
  checkout: Checkout,
  { needs }: AddressBook,
) {
  const [placed, setPlaced] = useState(false);
  const [mutate] = usePlaceOrderMutation();
  const alert = useAlert();
  const { remove: removeFromCart } = useCartActions();
  const { place, finish, failure } = usePlacing({
    setError,
    needs,
    send: async (input: PlaceOrderInput) =>
      (await mutate({ variables: { input }, update: updateCachedStock(productId) })).data?.placeOrder,
    showOtherErrors: (error) =>
      showFieldErrors(error, { quantity: shippingTexts.quantity }, setError, { quantity: "qty" }),
  });

  const placeOrder = async (details: ShippingDetails) => {
    const { quantity: qty } = details;
    const answer = await place(details, checkout, { qty, productId });
    if (!answer) return;
    const { result, note } = answer;
    if (result.__typename === "DuplicateOrder") return alert(checkoutAlerts.duplicateOrder);
    if (result.__typename === "LimitExceeded") return alert(limitAlert(result.limit, qty));
    if (result.__typename === "InsufficientStock") return; // the form shows the stock from the cache
    setPlaced(true);
    removeFromCart(productId);
    await finish(details, [result], receiptOf(result, image, note));
  };

  return { placeOrder, placed, failure };
}

/** The placed order for the alert; only the note if it can't be loaded, because the order is placed anyway. */
async function receiptOf(
  order: PlacedOrder_OrderFragment,
  image: string,
  note: string | undefined,
): Promise<ReactNode> {
  const file = await import("./PlacedOrder").catch(() => undefined);
  return file ? <file.PlacedOrder order={order} image={image} note={note} /> : note;
}

/** Writes the stock from a refused order into the cache. */
function updateCachedStock(productId: string) {
  return (cache: ApolloCache, { data: answer }: { data?: PlaceOrderMutation | null }) => {
    if (answer?.placeOrder.__typename !== "InsufficientStock") return;
    const { countInStock } = answer.placeOrder;
    cache.modify({
      id: cache.identify({ __typename: "Product", id: productId }),
      fields: { countInStock: () => countInStock },
    });
  };
}

/**
 * A quantity above the limit is too large by itself; otherwise it is too large together with the other unpaid orders.
 */
function limitAlert(limit: number, quantity: number): AlertText {
  return quantity > limit ? orderAlerts.tooManyUnits(limit) : orderAlerts.tooManyUnpaidUnits(limit);
}

/** Milliseconds. Long enough not to interrupt the typing of a number. */
const DELAY_MS = 400;

/** Shows the stock in an alert after the entry of a larger quantity (spec §5, §8); null for a valid quantity. */
function useOverStockAlert(countInStock: number, quantity: number | null): void {
  const alert = useAlert();

  useEffect(() => {
    if (quantity === null) return undefined;
    const timer = setTimeout(() => void alert(checkoutAlerts.overStock(countInStock)), DELAY_MS);
    return () => clearTimeout(timer);
  }, [alert, countInStock, quantity]);
}

/** The quantity and its price. */
const Quantity = styled.div`
  display: grid;
  grid-template-columns: min(7rem, 35vw) minmax(0, 1fr);
  gap: ${space[3]};
  align-items: start;

  > p {
    padding-top: calc(0.875rem * 1.5 + ${space[2]});
    color: ${color.muted};
    font-variant-numeric: tabular-nums;
    line-height: var(--target);
  }
`;

interface ProductShippingProps {
  product: ShippingForm_ProductFragment;
  initialQuantity: number;
  book: AddressBook;
}

/** In the order of the form. */
const labels = { ...shippingLabels, quantity: shippingTexts.quantity };

/** The shipping form of one product, with its quantity. It keeps its values after an error. */
export function ProductShipping({ product, initialQuantity, book }: ProductShippingProps) {
  const viewer = useViewer();
  const form = useFormWithSummary<ShippingDetails>({
    defaultValues: {
      ...firstContactOf(book, viewer.name),
      quantity: initialQuantity,
    },
  });
  const { handleSubmit, formState, control, setError } = form;
  const typed = useWatch({ control, name: "quantity" });
  const quantity = isQuantity(typed) ? typed : 0;
  const items = quantity > 0 ? [{ productId: product.id, qty: quantity }] : [];
  const checkout = useCheckout(form, book, items);
  const { placeOrder, placed, failure } = usePlaceOrder(product, setError, checkout, book);
  // a placed order has already reserved its units
  const tooMany = !placed && quantity > 0 && exceedsStock(product.countInStock, quantity);
  useOverStockAlert(product.countInStock, tooMany ? quantity : null);

  return (
    <ShippingForm
      {...{ form, book, checkout, failure }}
      labels={labels}
      renderProducts={(sums) => (
        <OrderSummary product={product} quantity={quantity}>
          {sums}
        </OrderSummary>
      )}
      total={totalPrice(product.price, quantity)}
      blocked={tooMany && shippingTexts.tooMany}
      onSubmit={(event) => void handleSubmit(placeOrder)(event)}
    >
      <Quantity>
        <TextField
          label={shippingTexts.quantity}
          type="number"
          inputMode="numeric"
          min={1}
          step={1}
          required
          error={formState.errors.quantity?.message}
          {...form.register("quantity", shippingRules.quantity)}
        />
        <p role="status">{quantity > 0 && costOf(product.price, quantity)}</p>
      </Quantity>
    </ShippingForm>
  );
}

/** "× 129.00$ = 387.00$", to be read after the quantity. */
function costOf(price: number, quantity: number): string {
  return `× ${formatPrice(price)} = ${formatPrice(totalPrice(price, quantity))}`;
}
