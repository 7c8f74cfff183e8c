import { useApolloClient } from "@apollo/client/react";
import { countryName } from "@shop/shared/country-name";
import { use, useState } from "react";
import { useWatch, type UseFormReturn } from "react-hook-form";
import {
  askedParts,
  toAddressInput,
  type AddressEntry,
  type CheckoutNeeds,
} from "../../features/addresses/address-entry";
import { useDiscountCode } from "../../features/orders/quote/discount-code";
import { CartQuoteDocument, type CartQuote_QuoteFragment } from "../../features/orders/quote/quote.generated";
import { useQuote } from "../../features/orders/quote/use-quote";
import type { CartItemInput, PlaceOrderInput } from "../../graphql/schema.generated";
import { addressTexts } from "../../messages/addresses";
import { quoteTexts } from "../../messages/quote";
import { explainFailure } from "../../ui/feedback/states";
import { CurrentSite } from "../../ui/layout/Head";
import type { ContactDetails } from "./shipping-rules";

/** What an order says of its delivery and price. */
export type Delivery = Omit<PlaceOrderInput, "productId" | "qty" | "idempotencyKey">;

/** The state of a shipping form beside its fields. */
export interface Checkout {
  /** Null where nothing is added to the products' price; undefined while it isn't known. */
  quote: CartQuote_QuoteFragment | null | undefined;
  /** Whether the quote is that of what is chosen now. */
  current: boolean;
  /** Why there is none. */
  error: unknown;
  /** Why the total can't be paid online; also known where nothing is added to the products' price. */
  paymentProblem: string | undefined;
  /** The `id` of the way of delivery that counts. */
  shippingMethodId: string | null;
  chooseShipping: (id: string) => void;
  /** Why the code doesn't count; undefined while it isn't known. */
  codeProblem: string | null | undefined;
  /** Records that the shop has refused the code. */
  refuseCode: (message: string) => void;
  /** Why nothing can be sent to the country. */
  countryProblem: string | undefined;
  /** What is sent with the order: with the total of what is chosen now, which is asked for where it hasn't come yet. */
  deliveryOf: (entry: AddressEntry) => Promise<Delivery>;
}

/** What an order of these items costs where it goes, and what is sent of it. */
export function useCheckout<Details extends ContactDetails>(
  form: UseFormReturn<Details>,
  needs: CheckoutNeeds,
  items: CartItemInput[],
): Checkout {
  // A form with more fields has these too, but its type is not assignable.
  const { control } = form as unknown as UseFormReturn<ContactDetails>;
  const [country, region] = useWatch({ control, name: ["country", "region"] });
  const [chosen, chooseShipping] = useState<string | null>(null);
  const [refused, setRefused] = useState<{ code: string; message: string }>();
  const typedCode = useDiscountCode();
  const discountCode = needs.acceptsCodes && typedCode !== "" ? typedCode : null;
  const asked = needs.asksForDestination || discountCode !== null;
  const regionOfTax = askedParts(needs, country).includes("region") ? region.trim() || null : null;
  const paysOnline = use(CurrentSite).payments !== "off";
  const input =
    (asked || paysOnline) && items.length > 0
      ? { items, country, region: regionOfTax, shippingMethodId: chosen, discountCode }
      : null;
  const { quote, current, error } = useQuote(input);
  const client = useApolloClient();

  /** The quote of what is chosen now; the one that is shown where no newer one can be had. */
  const newestQuote = async (): Promise<CartQuote_QuoteFragment | undefined> => {
    if (!input || !asked) return undefined;
    if (current) return quote;
    const options = { query: CartQuoteDocument, variables: { input }, fetchPolicy: "network-only" } as const;
    return client.query(options).then(
      ({ data }) => data?.quote ?? quote,
      () => quote,
    );
  };

  const offered = quote?.shippingOptions.some(({ id }) => id === chosen);
  const shippingMethodId = offered ? chosen : (quote?.shippingMethodId ?? null);
  const undelivered = current && quote?.delivers === false;
  return {
    quote: asked ? quote : null,
    ...{ current, error: asked ? error : undefined, shippingMethodId, chooseShipping },
    paymentProblem: quote?.paymentProblem ?? undefined,
    codeProblem: refused && refused.code === discountCode ? refused.message : quote?.discountProblem,
    refuseCode: (message) => setRefused({ code: discountCode ?? "", message }),
    countryProblem: undelivered ? addressTexts.notDelivered(countryName(country)) : undefined,
    deliveryOf: async (entry) => {
      const newest = await newestQuote();
      return {
        ...addressOf(entry, needs),
        ...(newest?.shippingMethodId && { shippingMethodId: newest.shippingMethodId }),
        ...(discountCode && { discountCode }),
        ...(newest && { expectedTotal: newest.total }),
      };
    },
  };
}

/** Whether there is more to choose than what is ordered and where it goes. */
export const hasChoices = ({ asksForDestination, acceptsCodes }: CheckoutNeeds): boolean =>
  asksForDestination || acceptsCodes;

/** Whether something is added to the products' price, as far as it is known. */
export const hasSums = ({ quote, error }: Checkout): boolean =>
  quote !== null && (quote !== undefined || error === undefined);

/** Why the order can't be paid, or why it isn't known what it costs; undefined where neither is so. */
export function explainSums({ error, paymentProblem }: Checkout): string | undefined {
  if (paymentProblem) return paymentProblem;
  return error ? `${quoteTexts.notKnown} ${explainFailure(error, navigator.onLine)}` : undefined;
}

/** Name, address and phone number as three texts; field by field where the form has more fields. */
export function addressOf(entry: AddressEntry, needs: CheckoutNeeds): Delivery {
  const { name, address, phone } = entry;
  if (!needs.asksForDestination) return { name, address, phone };
  const { country, ...shippingAddress } = toAddressInput(entry, needs);
  const { city, region, postalCode } = shippingAddress;
  const filled = city || region || postalCode || country !== needs.country;
  // Without a country it is the shop's own, and the order's one text is what was typed.
  return {
    shippingAddress: filled || needs.dependsOnCountry ? { ...shippingAddress, country } : shippingAddress,
  };
}
