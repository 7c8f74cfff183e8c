import { useApolloClient } from "@apollo/client/react";
import { useEffect, useRef, useState, type ReactNode } from "react";
import type { UseFormSetError } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import { toAddressInput, type CheckoutNeeds } from "../../features/addresses/address-entry";
import { addressInputNames, addressLabels } from "../../features/addresses/address-rules";
import { removeOrderedCode, takeOrderedCode } from "../../features/orders/quote/discount-code";
import { useRetryOnceVerified } from "../../features/session/use-retry-once-verified";
import { useViewer } from "../../features/session/SessionProvider";
import { evictLists } from "../../graphql/evict";
import { fieldErrorsOf, isForbidden, showFieldErrors } from "../../graphql/errors";
import {
  addressTexts,
  checkoutAlerts,
  placedAsBeforeText,
  quoteTexts,
  shippingTexts,
} from "@shop/shared/messages/en/checkout";
import { failed } from "@shop/shared/messages/en/common";
import { paths } from "../../paths";
import { useAlert } from "../../ui/dialog/AlertProvider";
import { formatPrice } from "../../ui/format/format";
import { newIdempotencyKey } from "./idempotency-key";
import { askToVerifyEmail, notPlaced } from "./not-placed";
import { shippingLabels, type ContactDetails } from "./shipping-rules";
import type { Checkout, Delivery } from "./use-checkout";

/** The shop's refusal of the destination, of the payment, or of an outdated price or code. */
type RefusedTerms =
  | { __typename: "TotalChanged"; quote: { total: number } }
  | { __typename: "DiscountRefused" | "NotDelivered" | "PaymentRefused"; message: string };

interface PlacedOrder {
  id: string;
  total: number;
  canPay: boolean;
}

interface Answer<Result> {
  result: Result;
  /** A note for the customer whose changes since an earlier attempt aren't part of the order. */
  note?: string;
}

interface PlacingOptions<Input, Result> {
  setError: UseFormSetError<ContactDetails>;
  needs: CheckoutNeeds;
  send: (input: Input) => Promise<Result | undefined>;
  /** Shows the errors of further fields; false if there are none. */
  showOtherErrors?: (error: unknown) => boolean;
}

/**
 * Sends the input of a shipping form, and shows failures and refused terms. Each form has one idempotency key: a second
 * click, or a retry after a lost response, returns the first result and places no further order.
 */
export function usePlacing<Input extends { idempotencyKey: string }, Result extends { __typename: string }>({
  setError,
  needs,
  send,
  showOtherErrors,
}: PlacingOptions<Input, Result>) {
  const [idempotencyKey] = useState(newIdempotencyKey);
  const [failure, setFailure] = useState<ReactNode>();
  const unanswered = useRef<Input[]>([]);
  const sentCode = useRef<string | null>(undefined);
  const verified = useRetryOnceVerified();
  const client = useApolloClient();
  const alert = useAlert();
  const navigate = useNavigate();
  const { email } = useViewer();

  useEffect(() => removeOrderedCode, []); // until then the sums stay those of the order

  /** The shop has received the key with other values: repeats the attempts without a response, one of which has it. */
  const repeat = async (): Promise<Answer<Result> | undefined> => {
    for (const input of unanswered.current) {
      const result = await send(input).catch(() => undefined);
      if (result) return { result, note: shippingTexts.placedBefore };
    }
    setFailure(placedAsBeforeText);
    return undefined;
  };

  const showErrors = (error: unknown): boolean =>
    [
      showFieldErrors(error, shippingLabels, setError),
      showFieldErrors(error, addressLabels, setError, addressInputNames),
      showOtherErrors?.(error),
    ].some(Boolean);

  const attempt = async (input: Input): Promise<Answer<Result> | undefined> => {
    try {
      const result = await verified(() => send(input));
      return result && { result };
    } catch (error) {
      if (fieldErrorsOf(error).idempotencyKey) return repeat();
      if (isForbidden(error)) setFailure(await askToVerifyEmail(error));
      else if (fieldErrorsOf(error).giftCardCode) {
        setFailure(fieldErrorsOf(error).giftCardCode);
        await client.refetchQueries({ include: "active" }).catch(() => undefined); // the quote explains it at the field
      } else if (!showErrors(error)) {
        unanswered.current.push(input);
        setFailure(notPlaced(error));
      }
      return undefined;
    }
  };

  /** Refreshes the sums and explains the refusal to the customer. */
  const explain = async (refused: RefusedTerms, checkout: Checkout): Promise<void> => {
    if (refused.__typename === "NotDelivered") return setError("country", refused, { shouldFocus: true });
    await client.refetchQueries({ include: "active" }).catch(() => undefined); // on failure the next attempt reports the error
    if (refused.__typename === "DiscountRefused") checkout.refuseCode(refused.message);
    setFailure(
      refused.__typename === "TotalChanged"
        ? quoteTexts.changed(formatPrice(refused.quote.total))
        : refused.message,
    );
  };

  /** Undefined if the attempt has failed, or its terms were refused; the reason is shown then. */
  const place = async (
    details: ContactDetails,
    checkout: Checkout,
    products: Omit<Input, "idempotencyKey" | keyof Delivery>,
  ): Promise<Answer<Exclude<Result, RefusedTerms>> | undefined> => {
    const delivery = { ...(await checkout.deliveryOf(details)), ...(details.note && { note: details.note }) };
    const input = { ...delivery, ...products, idempotencyKey };
    sentCode.current = delivery.discountCode;
    setFailure(undefined);
    const answer = await attempt(input as unknown as Input);
    if (!answer || !isRefusal(answer.result)) return answer as Answer<Exclude<Result, RefusedTerms>>;
    await explain(answer.result, checkout);
    return undefined;
  };

  const saveAddressOf = async (details: ContactDetails): Promise<void> => {
    try {
      const { saveAddress } = await import("../../features/addresses/save-address");
      await saveAddress(client, { input: toAddressInput(details, needs) });
    } catch {
      await alert(failed(addressTexts.notSaved));
    }
  };

  /**
   * Finishes the form of placed orders: removes the used code, saves the address if the customer has chosen that, confirms
   * the orders and offers their payment, and then leads to My Orders.
   */
  const finish = async (
    details: ContactDetails,
    orders: readonly PlacedOrder[],
    receipt: Promise<ReactNode>,
  ): Promise<void> => {
    const myOrders = paths.myOrders(email);
    if (sentCode.current) takeOrderedCode();
    if (details.save) await saveAddressOf(details);
    evictLists(client.cache, "orders", "myOrders");
    const action = await payNowOf(
      orders.filter(({ canPay }) => canPay),
      myOrders,
    );
    await alert({ ...checkoutAlerts.orderPlaced, details: await receipt, action });
    await navigate(myOrders);
  };

  return { place, finish, failure };
}

/** The button that pays these orders; none if nothing is payable or its code can't be loaded: My Orders has one too. */
async function payNowOf(orders: readonly PlacedOrder[], myOrders: string): Promise<ReactNode> {
  if (orders.length === 0) return undefined;
  const file = await import("./pay/PayNow").catch(() => undefined);
  return file && <file.PayNow orders={orders} myOrders={myOrders} />;
}

const refusals = ["TotalChanged", "DiscountRefused", "NotDelivered", "PaymentRefused"];

const isRefusal = (result: { __typename: string }): result is RefusedTerms =>
  refusals.includes(result.__typename);
