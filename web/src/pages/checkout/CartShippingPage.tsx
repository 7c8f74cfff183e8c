import { productCount } from "@shop/shared/messages/en/common";
import { useFormWithSummary } from "../../ui/form/ErrorSummary";
import { MAX_CART_ITEMS } from "@shop/shared/order";
import { Suspense, useCallback, useState, type ReactNode } from "react";
import { styled } from "styled-components";
import { useAddressBook, type AddressBook } from "../../features/addresses/use-address-book";
import type { CartEntry, CartProduct } from "../../features/cart/cart";
import { useCart } from "../../features/cart/CartProvider";
import { useViewer } from "../../features/session/SessionProvider";
import { cartOrderTexts, shippingTexts } from "@shop/shared/messages/en/checkout";
import { paths } from "../../paths";
import { Empty, Loading, seeProducts } from "../../ui/feedback/states";
import { FormSkeleton, linesHigh, oneLine } from "../../ui/form/FormSkeleton";
import { Page } from "../../ui/layout/Page";
import { usePlaceOrders, type Refusals } from "./cart-order/use-place-orders";
import { firstContactOf } from "./ContactFields";
import { RefusalSummary } from "./lazy-parts";
import { ShippingForm } from "./ShippingForm";
import { shippingLabels, type ContactDetails } from "./shipping-rules";
import { useCheckout } from "./use-checkout";
import { currentEntry } from "../../features/cart/current-entry";
import { sumOf, totalPrice } from "../../features/orders/total-price";
import { problemOf, type ListedEntry } from "./cart-order/cart-problem";
import { color, secondary, space, targetInLine, text } from "../../theme/tokens";
import { LIST_ID } from "./cart-order/focus-on";
import { Card } from "../../ui/layout/Card";
import { Link } from "../../ui/layout/Link";
import { formatPrice } from "../../ui/format/format";
import { CartEntryRow } from "./cart-order/CartEntryRow";

const Frame = styled(Card)`
  display: grid;
  gap: ${space[5]};
  min-width: 0;
  font-variant-numeric: tabular-nums;

  h2 {
    font-size: ${text.large};
  }
  ul {
    display: grid;
    gap: ${space[4]};
  }
  > p {
    ${secondary}
  }
`;

const RowEnd = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};

  a {
    ${targetInLine}
    font-size: ${text.small};
  }
  strong {
    font-size: ${text.title};
    font-weight: 600;
    letter-spacing: -0.02em;
  }
`;

const Total = styled(RowEnd)`
  padding-top: ${space[4]};
  border-top: 1px solid ${color.line};
`;

interface CartEntriesProps {
  listed: readonly ListedEntry[];
  /** In major units, of the orderable entries. */
  total: number;
  onLoaded: (productId: string, product: CartProduct | null) => void;
  /** The lines from the entries' total to the charged amount, if they differ. */
  sums: ReactNode;
}

/** The entries to order, and their price. */
function CartEntries({ listed, total, onLoaded, sums }: CartEntriesProps) {
  const refused = listed.filter(({ problem }) => problem).length;
  return (
    <Frame as="section" aria-labelledby={LIST_ID}>
      <RowEnd>
        <h2 id={LIST_ID} tabIndex={-1}>
          {`${cartOrderTexts.list}: ${productCount(listed.length)}`}
        </h2>
        <Link to={paths.cart}>{cartOrderTexts.toCart}</Link>
      </RowEnd>
      <ul>
        {listed.map(({ entry, problem }) => (
          <CartEntryRow key={entry.productId} entry={entry} problem={problem} onLoaded={onLoaded} />
        ))}
      </ul>
      {sums || (
        <Total>
          <span>{cartOrderTexts.total}</span>
          <strong>{formatPrice(total)}</strong>
        </Total>
      )}
      {refused > 0 && <p>{cartOrderTexts.notIncluded(refused)}</p>}
    </Frame>
  );
}

/**
 * The entries with current data, their problems, and the price of the orderable ones. `placed` entries have no problems:
 * they have already reserved their units.
 */
function useListedEntries(entries: readonly CartEntry[], refusals: Refusals, placed: boolean) {
  // By product id: the products loaded by the rows; null for a product no longer sold.
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
  const items = orderable.map(({ entry: { productId, quantity } }) => ({ productId, qty: quantity }));
  return { listed, total, items, learn };
}

/** `/payment/cart`: one shipping form for all entries of the cart. */
export function CartShippingPage() {
  return (
    <Page title={shippingTexts.heading} width="regular">
      <CartOnceKnown />
    </Page>
  );
}

function CartOnceKnown() {
  const cart = useCart();
  const book = useAddressBook();
  const skeleton = (
    <Loading what={cartOrderTexts.loading}>
      <FormSkeleton controls={[oneLine, oneLine, linesHigh(3), oneLine]} />
    </Loading>
  );
  if (!book) return skeleton;
  return (
    <Suspense fallback={skeleton}>
      <CartShipping cart={cart} book={book} />
    </Suspense>
  );
}

/** The form; places an order for each entry. It keeps its values after an error, and while the cart changes. */
function CartShipping({ cart, book }: { cart: readonly CartEntry[]; book: AddressBook }) {
  const { name } = useViewer();
  const { needs } = book;
  const form = useFormWithSummary<ContactDetails>({
    defaultValues: firstContactOf(book, name),
  });
  const { handleSubmit, setError } = form;
  const { placeOrders, entries, placed, refusals, failure } = usePlaceOrders(setError, needs, cart);
  const { listed, total, items, learn } = useListedEntries(entries, refusals, placed);
  const checkout = useCheckout(form, book, items);
  if (listed.length === 0) return <Empty action={seeProducts}>{cartOrderTexts.empty}</Empty>;

  const submit = handleSubmit((details) => placeOrders(details, checkout));
  return (
    <ShippingForm
      {...{ form, book, checkout, total, failure }}
      labels={shippingLabels}
      renderProducts={(sums) => <CartEntries listed={listed} total={total} onLoaded={learn} sums={sums} />}
      refusals={
        refusals.length > 0 && (
          <Suspense fallback={null}>
            <RefusalSummary refusals={refusals} listed={listed} />
          </Suspense>
        )
      }
      blocked={listed.length > MAX_CART_ITEMS && cartOrderTexts.tooMany(listed.length)}
      onSubmit={(event) => void submit(event)}
    />
  );
}
