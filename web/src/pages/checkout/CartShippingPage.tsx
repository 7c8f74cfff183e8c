import { MAX_CART_ITEMS } from "@shop/shared/order";
import { useCallback, useState, useEffect, useId, useRef, type MouseEvent, type ReactNode } from "react";
import { styled } from "styled-components";
import { useAddressBook, type AddressBook } from "../../features/addresses/use-address-book";
import type { CartEntry, CartProduct } from "../../features/cart/cart";
import { useCart } from "../../features/cart/CartProvider";
import { useViewer } from "../../features/session/SessionProvider";
import { cartOrderTexts } from "../../messages/cart-order";
import { shippingTexts } from "../../messages/checkout";
import { paths } from "../../routing/paths";
import { Empty, Loading } from "../../ui/feedback/states";
import { FormFailure, Notice } from "../../ui/feedback/Notice";
import { ButtonLink } from "../../ui/form/Button";
import { ErrorSummary } from "../../ui/form/ErrorSummary";
import { FormStack } from "../../ui/form/Form";
import { FormSkeleton, linesHigh, oneLine } from "../../ui/form/FormSkeleton";
import { useFormWithSummary } from "../../ui/form/use-form-with-summary";
import { Page } from "../../ui/layout/Page";
import { usePlaceOrders, type Refusals } from "./cart-order/use-place-orders";
import { CheckoutChoices } from "./CheckoutChoices";
import { ContactFields, contactOf } from "./ContactFields";
import { PlaceOrderBar } from "./PlaceOrderBar";
import { addressLabels, type ContactDetails } from "./shipping-rules";
import { hasSums, QuoteAmounts } from "./QuoteAmounts";
import { ShippingLayout } from "./ShippingLayout";
import { explainUnknown, useCheckout } from "./use-checkout";
import { useFinishForm } from "./use-finish-form";
import { useRefusedTerms } from "./use-refused-terms";
import { currentEntry, type CurrentEntry } from "../../features/cart/current-entry";
import { sumOf, totalPrice } from "../../features/orders/total-price";
import { problemOf, type CartProblem } from "./cart-order/cart-problem";
import { color, space, text } from "../../theme/tokens";
import { focusOn, rowIdOf, LIST_ID } from "./cart-order/focus-on";
import { Card } from "../../ui/layout/Card";
import { Link } from "../../ui/layout/Link";
import { formatPrice, pluralize } from "../../ui/format/format";
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
    color: ${color.muted};
    font-size: ${text.small};
  }
`;

const Ends = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};

  a {
    padding-block: calc((var(--target) - 1.5em) / 2);
    margin-block: calc((1.5em - var(--target)) / 2);
    font-size: ${text.small};
  }
  strong {
    font-size: ${text.title};
    font-weight: 600;
    letter-spacing: -0.02em;
  }
`;

const Total = styled(Ends)`
  padding-top: ${space[4]};
  border-top: 1px solid ${color.line};
`;

/** An entry, and what stands in the way of ordering it. */
interface ListedEntry {
  entry: CurrentEntry;
  problem: CartProblem | undefined;
}

interface CartEntriesProps {
  listed: readonly ListedEntry[];
  /** Dollars, of the entries that can be ordered. */
  total: number;
  onLoaded: (productId: string, product: CartProduct | null) => void;
  /** From the total of the entries to what is charged, where something is added. */
  sums: ReactNode;
}

/** What is to be ordered, and what it costs. */
function CartEntries({ listed, total, onLoaded, sums }: CartEntriesProps) {
  const refused = listed.filter(({ problem }) => problem).length;
  return (
    <Frame as="section" aria-labelledby={LIST_ID}>
      <Ends>
        <h2 id={LIST_ID} tabIndex={-1}>
          {cartOrderTexts.list}: {pluralize(listed.length, "product")}
        </h2>
        <Link to={paths.cart}>{cartOrderTexts.toCart}</Link>
      </Ends>
      <ul>
        {listed.map(({ entry, problem }) => (
          <CartEntryRow key={entry.productId} entry={entry} problem={problem} onLoaded={onLoaded} />
        ))}
      </ul>
      {sums ?? (
        <Total>
          <span>{cartOrderTexts.total}</span>
          <strong>{formatPrice(total)}</strong>
        </Total>
      )}
      {refused > 0 && <p>{cartOrderTexts.notIncluded(pluralize(refused, "product"))}</p>}
    </Frame>
  );
}

const Summary = styled(Notice)`
  scroll-margin-top: ${space[24]};

  ul {
    margin-top: ${space[1]};
  }
  a {
    display: inline-block;
    min-height: var(--target);
    padding-block: ${space[2]};
    color: ${color.badInk};
    font-weight: 500;
  }
`;

interface RefusalSummaryProps {
  /** Those of the last try. */
  refusals: Refusals;
  listed: readonly ListedEntry[];
}

/**
 * The entries that the shop refused and that are still undecided, each a link to its row. It gets the focus when the
 * shop has refused, so that it is read first.
 */
function RefusalSummary({ refusals, listed }: RefusalSummaryProps) {
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const undecided = listed.filter(({ problem }) => problem);

  useEffect(() => {
    if (refusals.length > 0) frame.current?.focus();
  }, [refusals]);

  if (refusals.length === 0 || undecided.length === 0) return null;
  return (
    <Summary ref={frame} role="group" aria-labelledby={id} tabIndex={-1}>
      <p id={id}>{cartOrderTexts.refused}</p>
      <ul>
        {undecided.map(({ entry: { productId, name }, problem }) => (
          <li key={productId}>
            <a href={`#${rowIdOf(productId)}`} onClick={(event) => goToRow(event, productId)}>
              <bdi>{name}</bdi>: {problem?.text}
            </a>
          </li>
        ))}
      </ul>
    </Summary>
  );
}

/** To what can be done about it. */
function goToRow(event: MouseEvent, productId: string): void {
  event.preventDefault();
  const row = document.getElementById(rowIdOf(productId));
  const action = row?.querySelector<HTMLElement>("a, button");
  if (action) action.focus();
  else focusOn(rowIdOf(productId));
}

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
  const entries = useCart();
  const book = useAddressBook();
  if (book) return <CartShipping entries={entries} book={book} />;
  return (
    <Loading what={cartOrderTexts.loading}>
      <FormSkeleton controls={[oneLine, oneLine, linesHigh(3), oneLine]} />
    </Loading>
  );
}

/** The form, which places an order for each entry. What was typed stays after an error, and while the cart changes. */
function CartShipping({ entries, book }: { entries: readonly CartEntry[]; book: AddressBook }) {
  const { name, email } = useViewer();
  const { needs } = book;
  const form = useFormWithSummary<ContactDetails>({
    defaultValues: contactOf(book.addresses[0] ?? null, book, name),
  });
  const { handleSubmit, formState, setError } = form;
  const { placeOrders, placing, placed, refusals, failure } = usePlaceOrders(setError);
  const { listed, total, items, learn } = useListedEntries(placed ?? entries, refusals, placed !== undefined);
  const checkout = useCheckout(form, needs, items);
  const explainTerms = useRefusedTerms(checkout);
  const finishForm = useFinishForm(needs);
  if (listed.length === 0) {
    return (
      <Empty action={<ButtonLink to={paths.products}>{cartOrderTexts.seeProducts}</ButtonLink>}>
        {cartOrderTexts.empty}
      </Empty>
    );
  }

  const submit = handleSubmit((details) =>
    placeOrders(checkout.deliveryOf(details), entries, {
      explainTerms,
      finishForm: () => finishForm(details),
    }),
  );
  const tooMany = listed.length > MAX_CART_ITEMS && cartOrderTexts.tooMany(listed.length);
  return (
    <ShippingLayout>
      <CartEntries
        listed={listed}
        total={total}
        onLoaded={learn}
        sums={hasSums(checkout) ? <QuoteAmounts checkout={checkout} /> : undefined}
      />
      <FormStack noValidate onSubmit={(event) => void submit(event)}>
        <RefusalSummary refusals={refusals} listed={listed} />
        <ErrorSummary form={formState} labels={addressLabels} />
        <ContactFields email={email} form={form} book={book} countryProblem={checkout.countryProblem} />
        <CheckoutChoices checkout={checkout} needs={needs} />
        <FormFailure>{failure ?? explainUnknown(checkout)}</FormFailure>
        <PlaceOrderBar
          total={checkout.quote?.total ?? total}
          placing={placing}
          blocked={tooMany || (checkout.countryProblem ?? false)}
        />
      </FormStack>
    </ShippingLayout>
  );
}
