import { lazy, type ComponentType } from "react";
import type { DestinationFieldsProps } from "../../features/addresses/DestinationFields";
import type { RefusalSummaryProps } from "./cart-order/RefusalSummary";
import type { ContactDetails } from "./shipping-rules";

// What a form has only where the shop asks for more than name, address and phone number, knows the customer's addresses, or has
// refused a cart. Each page shows its placeholder until what it begins with is there, so that nothing moves.

/** City, postcode, region and country. */
export const DestinationFields = lazy<ComponentType<DestinationFieldsProps<ContactDetails>>>(() =>
  import("../../features/addresses/DestinationFields").then((file) => ({ default: file.DestinationFields })),
);

/** The choice of a saved address. */
export const SavedAddressChoice = lazy(() =>
  import("./SavedAddressChoice").then((file) => ({ default: file.SavedAddressChoice })),
);

/** Whether the address is saved. */
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

/** What the shop refused of a cart. Each row says so too, if this doesn't load. */
export const RefusalSummary = lazy<ComponentType<RefusalSummaryProps>>(() =>
  import("./cart-order/RefusalSummary").then(
    (file) => ({ default: file.RefusalSummary }),
    () => ({ default: () => null }),
  ),
);
