import { useApolloClient } from "@apollo/client/react";
import { countryName } from "@shop/shared/country-name";
import { use, useState } from "react";
import { useWatch, type UseFormReturn } from "react-hook-form";
import {
  townFieldsOf,
  toAddressInput,
  type AddressEntry,
  type CheckoutNeeds,
} from "../../features/addresses/address-entry";
import type { AddressBook } from "../../features/addresses/use-address-book";
import { useDiscountCode } from "../../features/orders/quote/discount-code";
import { CartQuoteDocument, type CartQuote_QuoteFragment } from "../../features/orders/quote/quote.generated";
import { methodOf, useQuote } from "../../features/orders/quote/use-quote";
import type { CartItemInput, PlaceOrderInput } from "../../graphql/schema.generated";
import { addressTexts, quoteTexts } from "@shop/shared/messages/en/checkout";
import { explainFailure } from "../../ui/feedback/states";
import { CurrentSite } from "../../ui/layout/Head";
import type { ContactDetails } from "./shipping-rules";

/** The part of an order's input about delivery and price. */
export type Delivery = Omit<PlaceOrderInput, "productId" | "qty" | "idempotencyKey">;

/** The state of a shipping form other than its fields. */
export interface Checkout {
  /** Null if nothing is added to the products' price; undefined while unknown. */
  quote: CartQuote_QuoteFragment | null | undefined;
  /** Whether the quote is that of the current choices. */
  current: boolean;
  /** The error of the quote's request. */
  error: unknown;
  /** The reason why the total can't be paid online; known even if nothing is added to the products' price. */
  paymentProblem: string | undefined;
  /** The `id` of the effective delivery method. */
  shippingMethodId: string | null;
  chooseShipping: (id: string) => void;
  /** The reason why the code doesn't apply; undefined while unknown. */
  codeProblem: string | null | undefined;
  /** Records that the shop has refused the code. */
  refuseCode: (message: string) => void;
  /** The gift card that pays; kept only while the form is open. */
  giftCardCode: string;
  applyGiftCard: (code: string) => void;
  /** Whether codes apply to these products, even if nothing is added to their price; undefined while unknown. */
  accepted: CartQuote_QuoteFragment | undefined;
  /** The reason why the shop doesn't deliver to the country. */
  countryProblem: string | undefined;
  /** The order's input, with the total of the current choices; fetches it if it hasn't been loaded yet. */
  deliveryOf: (entry: AddressEntry) => Promise<Delivery>;
}

/** The price of an order of these items to the form's destination, and the input of that order. */
export function useCheckout<Details extends ContactDetails>(
  form: UseFormReturn<Details>,
  { needs, lastOrder }: AddressBook,
  items: CartItemInput[],
): Checkout {
  // a form with more fields has these too, but its type is not assignable
  const { control } = form as unknown as UseFormReturn<ContactDetails>;
  const [country, region] = useWatch({ control, name: ["country", "region"] });
  const [chosen, chooseShipping] = useState(lastOrder?.shippingMethodId ?? null);
  const [refused, setRefused] = useState<{ code: string; message: string }>();
  const typedCode = useDiscountCode();
  const discountCode = needs.acceptsCodes && typedCode !== "" ? typedCode : null;
  const [giftCardCode, applyGiftCard] = useState("");
  const asked = needs.asksForDestination || discountCode !== null || giftCardCode !== "";
  const card = giftCardCode && { giftCardCode };
  const regionOfTax = townFieldsOf(needs, country).includes("region") ? region.trim() || null : null;
  const paysOnline = use(CurrentSite).payments !== "off";
  const input =
    (paysOnline || hasChoices(needs)) && items.length > 0
      ? { items, country, region: regionOfTax, shippingMethodId: chosen, discountCode, ...card }
      : null;
  const { quote, current, error } = useQuote(input);
  const client = useApolloClient();

  /** The quote of the current choices; the shown one if no newer one can be loaded. */
  const newestQuote = async (): Promise<CartQuote_QuoteFragment | undefined> => {
    if (!input || !asked) return undefined;
    if (current) return quote;
    const options = { query: CartQuoteDocument, variables: { input }, fetchPolicy: "network-only" } as const;
    return client.query(options).then(
      ({ data }) => data?.quote ?? quote,
      () => quote,
    );
  };

  const shippingMethodId = methodOf(quote, chosen);
  const undelivered = current && quote?.delivers === false;
  return {
    quote: asked ? quote : null,
    ...{ current, error: asked ? error : undefined, shippingMethodId, chooseShipping },
    paymentProblem: quote?.paymentProblem ?? undefined,
    codeProblem: refused && refused.code === discountCode ? refused.message : quote?.discountProblem,
    refuseCode: (message) => setRefused({ code: discountCode ?? "", message }),
    ...{ giftCardCode, applyGiftCard, accepted: quote },
    countryProblem: undelivered ? addressTexts.notDelivered(countryName(country)) : undefined,
    deliveryOf: async (entry) => {
      const newest = await newestQuote();
      const method = methodOf(newest, chosen);
      return {
        ...addressOf(entry, needs),
        ...(method && { shippingMethodId: method }),
        // without their fields, codes can't be removed
        ...(newest?.acceptsCodes !== false && discountCode && { discountCode }),
        ...(newest?.acceptsGiftCards !== false && card),
        ...(newest && { expectedTotal: newest.total }),
      };
    },
  };
}

/** Whether there are choices other than items and address. */
export const hasChoices = ({ asksForDestination, acceptsCodes, acceptsGiftCards }: CheckoutNeeds): boolean =>
  asksForDestination || acceptsCodes || acceptsGiftCards;

/** Whether anything is known to be added to the products' price. */
export const hasSums = ({ quote, error }: Checkout): boolean =>
  quote !== null && (quote !== undefined || error === undefined);

/** The reason why the order can't be paid or has no known price; undefined if neither applies. */
export function explainSums({ error, paymentProblem }: Checkout): string | undefined {
  if (paymentProblem) return paymentProblem;
  return error ? `${quoteTexts.notKnown} ${explainFailure(error, navigator.onLine)}` : undefined;
}

/** Name, address and phone number as three texts; field by field if the form has more fields. */
export function addressOf(entry: AddressEntry, needs: CheckoutNeeds): Delivery {
  const { name, address, phone } = entry;
  if (!needs.asksForDestination) return { name, address, phone };
  const { country, ...shippingAddress } = toAddressInput(entry, needs);
  const { city, region, postalCode } = shippingAddress;
  const filled = city || region || postalCode || country !== needs.country;
  // without a country the order uses the shop's, and its address is the text as entered
  return {
    shippingAddress: filled || needs.dependsOnCountry ? { ...shippingAddress, country } : shippingAddress,
  };
}
