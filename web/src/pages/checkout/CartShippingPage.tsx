import { MAX_CART_ITEMS } from "@shop/shared/order";
import type { CartEntry, CartProduct } from "../../features/cart/cart";
import { useCart } from "../../features/cart/CartProvider";
import { useViewer } from "../../features/session/SessionProvider";
import { cartOrderTexts } from "../../messages/cart-order";
import { shippingTexts } from "../../messages/checkout";
import { paths } from "../../routing/paths";
import { Empty } from "../../ui/feedback/states";
import { FormFailure } from "../../ui/feedback/Notice";
import { ButtonLink } from "../../ui/form/Button";
import { ErrorSummary } from "../../ui/form/ErrorSummary";
import { FormStack } from "../../ui/form/Form";
import { useFormWithSummary } from "../../ui/form/use-form-with-summary";
import { Page } from "../../ui/layout/Page";
import { CartEntries, type ListedEntry } from "./cart-order/CartEntries";
import { RefusalSummary } from "./cart-order/RefusalSummary";
import { usePlaceOrders, type Refusals } from "./cart-order/use-place-orders";
import { ContactFields } from "./ContactFields";
import { PlaceOrderBar } from "./PlaceOrderBar";
import { contactLabels, type ContactDetails } from "./shipping-rules";
import { ShippingLayout } from "./ShippingLayout";
import { useCallback, useState } from "react";
import { currentEntry } from "../../features/cart/current-entry";
import { sumOf, totalPrice } from "../../features/orders/total-price";
import { problemOf } from "./cart-order/cart-problem";

/**
 * The entries as the shop sells them now, what stands in the way of ordering them, and what the others cost. Nothing stands
 * in the way of what is `placed`: it has taken its units from the stock.
 */
function useListedEntries(entries: readonly CartEntry[], refusals: Refusals, placed: boolean) {
  // By product id: what the rows have loaded; null for a product that is no longer sold.
  const [products, setProducts] = useState<Record<string, CartProduct | null>>({});
  const learn = useCallback((id: string, product: CartProduct | null) => {
    setProducts((known) => ({ ...known, [id]: product }));
  }, []);

  const listed = entries.map((entry): ListedEntry => {
    const current = currentEntry(entry, products[entry.productId]);
    const refusal = refusals.find(({ productId }) => productId === entry.productId);
    return { entry: current, problem: placed ? undefined : problemOf(current, refusal) };
  });
  const orderable = listed.filter(({ problem }) => !problem);
  const total = sumOf(orderable.map(({ entry }) => totalPrice(entry.price, entry.quantity)));
  return { listed, total, learn };
}

/** `/payment/cart`: one shipping form for all entries of the cart. */
export function CartShippingPage() {
  return (
    <Page title={shippingTexts.heading} width="regular">
      <CartShipping entries={useCart()} />
    </Page>
  );
}

/** The form, which places an order for each entry. What was typed stays after an error, and while the cart changes. */
function CartShipping({ entries }: { entries: readonly CartEntry[] }) {
  const { name, email } = useViewer();
  const form = useFormWithSummary<ContactDetails>({
    defaultValues: { name: name ?? "", address: "", phone: "" },
  });
  const { handleSubmit, formState, setError } = form;
  const { placeOrders, placing, placed, refusals, failure } = usePlaceOrders(setError);
  const { listed, total, learn } = useListedEntries(placed ?? entries, refusals, placed !== undefined);
  if (listed.length === 0) {
    return (
      <Empty action={<ButtonLink to={paths.products}>{cartOrderTexts.seeProducts}</ButtonLink>}>
        {cartOrderTexts.empty}
      </Empty>
    );
  }

  const submit = handleSubmit((contact) => placeOrders(contact, entries));
  const tooMany = listed.length > MAX_CART_ITEMS && cartOrderTexts.tooMany(listed.length);
  return (
    <ShippingLayout>
      <CartEntries listed={listed} total={total} onLoaded={learn} />
      <FormStack noValidate onSubmit={(event) => void submit(event)}>
        <RefusalSummary refusals={refusals} listed={listed} />
        <ErrorSummary form={formState} labels={contactLabels} />
        <ContactFields email={email} form={form} />
        <FormFailure>{failure}</FormFailure>
        <PlaceOrderBar total={total} placing={placing} blocked={tooMany} />
      </FormStack>
    </ShippingLayout>
  );
}
