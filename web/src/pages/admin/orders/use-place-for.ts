import { newOrderTexts as texts } from "@shop/shared/messages/en/admin-orders";
import { alertTexts } from "@shop/shared/messages/en/common";
import { UNITS_HELD_BACK } from "@shop/shared/stock";
import { useState } from "react";
import type { UseFormSetError } from "react-hook-form";
import {
  toAddressInput,
  type AddressEntry,
  type CheckoutNeeds,
} from "../../../features/addresses/address-entry";
import { addressInputNames } from "../../../features/addresses/address-rules";
import { conflictMessageOf, fieldErrorsOf, isForbidden, showFieldErrors } from "../../../graphql/errors";
import { evicting } from "../../../graphql/evict";
import type { CartItemInput, PlaceOrdersInput } from "../../../graphql/schema.generated";
import { paths } from "../../../paths";
import { useAlert } from "../../../ui/dialog/AlertProvider";
import { explainTemporaryRefusal } from "../../../ui/feedback/temporary-refusal";
import { formatPrice } from "../../../ui/format/format";
import { usePlaceOrdersForMutation, type PlaceOrdersForMutation } from "./NewOrderPage.generated";
import { useNavigateHere } from "../../../ui/browser/use-navigate-here";

/** The values of the form. */
export interface NewOrderEntry extends AddressEntry {
  email: string;
  discountCode: string;
  giftCardCode: string;
  note: string;
}

/** The choices of an order other than its address. */
export interface Choices {
  items: CartItemInput[];
  shippingMethodId: string | null;
  expectedTotal: number | undefined;
}

type Refused = Exclude<
  PlaceOrdersForMutation["placeOrdersFor"],
  { __typename: "Checkout" | "DiscountRefused" }
>;

/** An id of this form, by which a second press, or a retry after a lost response, places nothing more. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );

/** Places the order for a customer, then shows it; explains why it isn't placed. */
export function usePlaceFor(
  needs: CheckoutNeeds,
  labels: Readonly<Record<keyof NewOrderEntry, string>>,
  setError: UseFormSetError<NewOrderEntry>,
  nameOf: (productId: string) => string,
) {
  const [idempotencyKey] = useState(newKey);
  const [failure, setFailure] = useState<string>();
  const [mutate, { loading: busy }] = usePlaceOrdersForMutation(
    evicting("orders", "products", "auditEntries"),
  );
  const alert = useAlert();
  const navigate = useNavigateHere();

  const explain = async (error: unknown) => {
    if (isForbidden(error)) return void (await alert(alertTexts.notPermitted));
    if (fieldErrorsOf(error).idempotencyKey) return setFailure(texts.placedBefore);
    const conflict = conflictMessageOf(error);
    if (conflict) return setError("email", { message: conflict }, { shouldFocus: true });
    const shown = [{}, addressInputNames].map((names) => showFieldErrors(error, labels, setError, names));
    if (!shown.some(Boolean)) setFailure(explainTemporaryRefusal(error) ?? texts.notPlaced);
  };

  const place = async (entry: NewOrderEntry, { items, shippingMethodId, expectedTotal }: Choices) => {
    setFailure(undefined);
    const { email, discountCode, giftCardCode, note } = entry;
    const { country, ...address } = toAddressInput(entry, needs);
    const { city, region, postalCode } = address;
    const asks = needs.asksForDestination && (city || region || postalCode || country !== needs.country);
    const input: PlaceOrdersInput = {
      items,
      shippingAddress: asks || needs.dependsOnCountry ? { ...address, country } : address,
      idempotencyKey,
      ...(shippingMethodId && { shippingMethodId }),
      ...(discountCode && { discountCode }),
      ...(giftCardCode && { giftCardCode }),
      ...(note && { note }),
      ...(expectedTotal !== undefined && { expectedTotal }),
    };
    try {
      const { data } = await mutate({ variables: { email, input } });
      const result = data?.placeOrdersFor;
      if (result?.__typename === "DiscountRefused")
        return setError("discountCode", { message: result.message }, { shouldFocus: true });
      if (result?.__typename !== "Checkout") return setFailure(result && reasonOf(result, nameOf));
      await navigate(paths.manageOrder(result.orders[0]?.id ?? ""));
      const isPaid = result.total === result.giftCard;
      await alert(isPaid ? texts.placedPaid(email) : texts.placed(email));
    } catch (error) {
      await explain(error);
    }
  };
  return { place, busy, failure, setFailure };
}

function reasonOf(refused: Refused, nameOf: (productId: string) => string): string {
  switch (refused.__typename) {
    case "CartRefused":
      return refused.refusals
        .map(({ productId, reason, countInStock }) =>
          texts.refused(
            nameOf(productId),
            reason === "INSUFFICIENT_STOCK"
              ? texts.most(Math.max(0, (countInStock ?? 0) - UNITS_HELD_BACK))
              : texts.reasons[reason],
          ),
        )
        .join(" · ");
    case "TotalChanged":
      return texts.totalChanged(formatPrice(refused.quote.total));
    case "NotDelivered":
    case "PaymentRefused":
      return refused.message;
  }
}
