import { Suspense, type FormEventHandler, type ReactNode } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { AddressBook } from "../../features/addresses/use-address-book";
import { useViewer } from "../../features/session/SessionProvider";
import { FormFailure } from "../../ui/feedback/Notice";
import { ErrorSummary } from "../../ui/form/ErrorSummary";
import { FormStack } from "../../ui/form/Form";
import { ContactFields } from "./ContactFields";
import { CheckoutChoices, QuoteAmounts } from "./lazy-parts";
import { NoteField } from "./NoteField";
import { PlaceOrderBar } from "./PlaceOrderBar";
import type { ContactDetails } from "./shipping-rules";
import { ShippingLayout, SumsSkeleton } from "./ShippingLayout";
import { explainSums, hasChoices, hasSums, type Checkout } from "./use-checkout";

interface ShippingFormProps<Details extends ContactDetails> {
  form: UseFormReturn<Details>;
  book: AddressBook;
  checkout: Checkout;
  /** In the order of the form. */
  labels: Readonly<Record<string, string>>;
  /** Renders the products; `sums` are the lines from their price to the charged amount, if they differ. */
  renderProducts: (sums: ReactNode) => ReactNode;
  /** In major units, of the products alone. */
  total: number;
  /** Shown above the fields. */
  refusals?: ReactNode;
  /** Further fields. */
  children?: ReactNode;
  failure: ReactNode;
  /** The reason why the products can't be ordered; false if they can. */
  blocked: string | false;
  onSubmit: FormEventHandler;
}

/** The shipping form of one product and of a cart: the products, the address, the sums and the button that orders. */
export function ShippingForm<Details extends ContactDetails>(props: ShippingFormProps<Details>) {
  const { form, book, checkout, labels, renderProducts, total, refusals, children } = props;
  const { failure, blocked, onSubmit } = props;
  const { email } = useViewer();
  const { countryProblem, quote } = checkout;
  const sums = hasSums(checkout) && (
    <Suspense fallback={<SumsSkeleton />}>
      <QuoteAmounts checkout={checkout} />
    </Suspense>
  );
  return (
    <ShippingLayout>
      {renderProducts(sums)}
      <FormStack noValidate onSubmit={onSubmit}>
        {refusals}
        <ErrorSummary form={form.formState} labels={labels} />
        <ContactFields email={email} form={form} book={book} countryProblem={countryProblem} />
        {children}
        {hasChoices(book.needs) && <CheckoutChoices checkout={checkout} needs={book.needs} />}
        <NoteField form={form} />
        <FormFailure>{failure ?? explainSums(checkout)}</FormFailure>
        <PlaceOrderBar
          total={quote ? quote.total - quote.giftCard : total}
          placing={form.formState.isSubmitting}
          blocked={blocked || (countryProblem ?? false)}
        />
      </FormStack>
    </ShippingLayout>
  );
}
