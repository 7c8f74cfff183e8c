import { lazy, type ComponentType } from "react";
import type { DestinationFieldsProps } from "../../features/addresses/DestinationFields";
import { lazyOptional } from "../../ui/browser/lazy-optional";
import type { ContactDetails } from "./shipping-rules";

// Form parts for shops that ask for more than name, address and phone number, for customers with saved addresses, and for
// refused carts. Each page shows its placeholder until its initial parts have loaded, so that nothing moves.

/** City, postcode, region and country. */
export const DestinationFields = lazy<ComponentType<DestinationFieldsProps<ContactDetails>>>(() =>
  import("../../features/addresses/DestinationFields").then((file) => ({ default: file.DestinationFields })),
);

/** The choice of a saved address. */
export const SavedAddressChoice = lazy(() =>
  import("./SavedAddressChoice").then((file) => ({ default: file.SavedAddressChoice })),
);

/** The checkbox that saves the address. */
export const CheckboxField = lazy(() =>
  import("../../ui/form/CheckboxField").then((file) => ({ default: file.CheckboxField })),
);

/** The choice of delivery, and the discount code. */
export const CheckoutChoices = lazy(() =>
  import("./CheckoutChoices").then((file) => ({ default: file.CheckoutChoices })),
);

/** The sums of an order. */
export const QuoteAmounts = lazy(() =>
  import("./QuoteAmounts").then((file) => ({ default: file.QuoteAmounts })),
);

/** The refused entries of a cart. If it doesn't load, each row still shows its refusal. */
export const RefusalSummary = lazyOptional(
  async () => (await import("./cart-order/RefusalSummary")).RefusalSummary,
);

/** The remedies of a refused entry, below its refusal. */
export const Remedies = lazyOptional(async () => (await import("./cart-order/Remedies")).Remedies);
