import { useApolloClient } from "@apollo/client/react";
import { Suspense, useCallback, useEffect, useState, type ReactNode } from "react";
import { useParams } from "react-router-dom";
import { styled } from "styled-components";
import { useStartPayment, type PaymentStart } from "./pay/use-start-payment";
import { useViewer } from "../../features/session/SessionProvider";
import { isNotFound } from "../../graphql/errors";
import { orderStateTexts, paymentReturnTexts } from "@shop/shared/messages/en/checkout";
import { paths } from "../../paths";
import { color, panel, space, text, width } from "../../theme/tokens";
import { lazyOptional } from "../../ui/browser/lazy-optional";
import { Empty, Loading } from "../../ui/feedback/states";
import { FormFailure } from "../../ui/feedback/Notice";
import { ButtonLink, Button } from "../../ui/form/Button";
import { Page, Stack } from "../../ui/layout/Page";
import { OrderLines } from "./OrderLines";
import { evictLists } from "../../graphql/evict";
import { PaymentReturnDocument, type ReturnedPaymentFragment } from "./PaymentReturn.generated";
import { poll } from "./poll";
import { Spinner } from "../../ui/feedback/Spinner";
import { Check, Search, X } from "../../ui/icons/icons";
import { sumOf } from "../../features/orders/total-price";
import { formatPrice } from "../../ui/format/format";
import { numberOf } from "../../features/orders/order-number";
import type { OrderLines_OrderFragment } from "./OrderLines.generated";

/** If they don't load, the amount is still stated above, and the mail has the rest. */
const PaidFacts = lazyOptional(async () => (await import("./PaidOrder")).PaidFacts);
const PaidSums = lazyOptional(async () => (await import("./PaidOrder")).PaidSums);

/** The known state of a payment. */
interface KnownPayment {
  payment?: ReturnedPaymentFragment | undefined;
  /** The error of the latest request. */
  error?: unknown;
  /** The polling has ended without a result. */
  givenUp?: boolean;
}

/** The state of a payment as text. */
interface PaymentWords {
  /** `waiting` while polling, `late` after polling has ended without a result. */
  tone: "good" | "bad" | "waiting" | "late";
  title: string;
  text: string;
}

/** Whether the provider has confirmed or closed the payment. */
const isFinished = (payment?: ReturnedPaymentFragment) => payment && payment.status !== "OPEN";

/** The text of a payment's state. */
export function stateOf({ payment, error, givenUp = false }: KnownPayment): PaymentWords {
  const { waiting, late, lost } = paymentReturnTexts;
  if (payment?.status === "PAID") return stateOfPaid(payment);
  if (payment?.status === "EXPIRED") return stateOfClosed(payment);
  if (error) return { tone: givenUp ? "late" : "waiting", ...lost };
  return givenUp ? { tone: "late", ...late } : { tone: "waiting", ...waiting };
}

/** Whether all paid orders are of one cart. */
const isOneCart = ({ orders: [first, ...others] }: ReturnedPaymentFragment) =>
  Boolean(first?.checkout) && others.every(({ checkout }) => checkout?.id === first?.checkout?.id);

/** Whether they are one order for the customer (D-30). */
const isOneOrder = (payment: ReturnedPaymentFragment) => payment.orders.length === 1 || isOneCart(payment);

/** Whether the order's money is returned: the order was cancelled before the payment, or its price had changed. */
const isReturned = ({ status, canPay }: OrderLines_OrderFragment) => status === "CANCELLED" || canPay;

function stateOfPaid(payment: ReturnedPaymentFragment): PaymentWords {
  const { amount, orders } = payment;
  const { paid, free, returned, partlyReturned, giftCards, next } = paymentReturnTexts;
  const [first] = orders;
  const one = isOneOrder(payment) ? first : undefined;
  if (amount === 0) return { tone: "good", ...free };
  const back = orders.filter(isReturned);
  if (orders.length > 0 && back.length === orders.length)
    return { tone: "bad", title: returned.title, text: returned.text(formatPrice(amount)) };
  const sum = formatPrice(sumOf(back.flatMap(({ total, giftCard }) => [total, -giftCard])));
  const sentences = [
    paid.text(formatPrice(amount), one ? numberOf(one) : null),
    ...(back.length > 0 ? [partlyReturned(sum)] : []),
    ...(orders.some((order) => order.ofGiftCards && !isReturned(order)) ? [giftCards] : []),
    ...(orders.some(({ status }) => status === "PAID") ? [next] : []),
  ];
  return { tone: "good", title: paid.title, text: sentences.join(" ") };
}

function stateOfClosed({ orders }: ReturnedPaymentFragment): PaymentWords {
  const { failed, paidOtherwise, closed } = paymentReturnTexts;
  const said = ({ title, text: about }: { title: string; text: (orders: number) => string }) => ({
    title,
    text: about(orders.length),
  });
  if (orders.some(({ canPay }) => canPay)) return { tone: "bad", ...said(failed) };
  const paid = orders.some(({ status }) => ["PAID", "SHIPPED", "DELIVERED"].includes(status));
  return paid ? { tone: "good", ...said(paidOtherwise) } : { tone: "bad", ...said(closed) };
}

/** Returns the note of an order in the list, unless the text above already states it. */
export function noteOfReturned({ status }: ReturnedPaymentFragment) {
  return (order: OrderLines_OrderFragment): string | undefined => {
    const state = orderStateTexts[order.status];
    if (status === "PAID") return isReturned(order) ? `${state}: ${paymentReturnTexts.goesBack}` : undefined;
    return order.canPay ? undefined : state;
  };
}

/** The paid order, or an order of the paid cart, that will arrive; undefined if there is none, or if several orders were paid. */
const orderToCome = (payment: ReturnedPaymentFragment) => {
  if (payment.status !== "PAID" || !isOneOrder(payment)) return undefined;
  const kept = payment.orders.filter((order) => !isReturned(order));
  return kept.find(({ ofGiftCards }) => !ofGiftCards) ?? kept[0];
};

type Tone = PaymentWords["tone"];

const accent = { ink: color.accentInk, ground: color.accentSoft };
const marks = {
  good: { ink: color.good, ground: color.goodSoft, icon: <Check /> },
  bad: { ink: color.badInk, ground: color.badSoft, icon: <X /> },
  waiting: { ...accent, icon: <Spinner /> },
  late: { ...accent, icon: <Search /> },
};

const Frame = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[1]} ${space[4]};
  align-items: start;
  padding: ${space[5]};
  ${panel}

  h2 {
    font-size: ${text.title};
  }
  p {
    max-width: ${width.text};
    margin-top: ${space[2]};
    color: ${color.muted};
  }
`;

const Mark = styled.span<{ $tone: Tone }>`
  --spinner-size: 1.5rem;
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border-radius: 50%;
  background: ${({ $tone }) => marks[$tone].ground};
  color: ${({ $tone }) => marks[$tone].ink};
`;

/** Aligned with the text, not with the icon. */
const Details = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 2;
  gap: ${space[3]};
  align-items: center;
  margin-top: ${space[4]};

  &:empty {
    display: none;
  }
`;

interface PaymentStateProps {
  state: PaymentWords;
  facts: ReactNode;
  /** Links to the next steps. */
  children: ReactNode;
}

/** The state of a payment; announced when it changes. */
function PaymentState({ state: { tone, title, text: words }, facts, children }: PaymentStateProps) {
  return (
    <Frame>
      <Mark $tone={tone}>{marks[tone].icon}</Mark>
      <div role="status">
        <h2>{title}</h2>
        <p>{words}</p>
      </div>
      {/* together, so that facts that arrive later don't move the links below them */}
      <Suspense fallback={null}>
        {facts}
        <Details>{children}</Details>
      </Suspense>
    </Frame>
  );
}

interface WaysOnProps {
  known: KnownPayment;
  /** Starts another payment, or returns to the page of an open one. */
  again: PaymentStart;
  onLookAgain: () => void;
}

/** The customer's next steps. */
function NextSteps({ known: { payment, givenUp }, again, onLookAgain }: WaysOnProps) {
  const { email } = useViewer();
  const payable = payment?.orders.filter(({ canPay }) => canPay) ?? [];
  const finished = isFinished(payment);
  const retries = finished && payable.length > 0;

  return (
    <>
      {retries && (
        <Button busy={again.starting} onClick={() => again.start(payable)}>
          {paymentReturnTexts.tryAgain}
        </Button>
      )}
      {givenUp && <Button onClick={onLookAgain}>{paymentReturnTexts.lookAgain}</Button>}
      {(finished || givenUp) && (
        <ButtonLink to={paths.myOrders(email)} variant={retries || givenUp ? "secondary" : "primary"}>
          {paymentReturnTexts.myOrders}
        </ButtonLink>
      )}
      {!finished && payable.length > 0 && (
        <Button variant="secondary" busy={again.starting} onClick={() => again.start(payable)}>
          {paymentReturnTexts.backToPaying}
        </Button>
      )}
    </>
  );
}

/** Polls a payment until the provider has confirmed or closed it. `lookAgain` polls again after the polling has ended. */
function useReturnedPayment(id: string) {
  const client = useApolloClient();
  const [known, setKnown] = useState<KnownPayment>({});
  const [round, setRound] = useState(0);

  useEffect(() => {
    const learn = (payment: ReturnedPaymentFragment) => {
      setKnown({ payment });
      if (payment.status === "PAID") evictLists(client.cache, "orders", "myOrders");
      return payment.status !== "OPEN";
    };
    const fail = (error: unknown) => {
      setKnown(({ payment }) => ({ payment, error }));
      return isNotFound(error);
    };
    const ask = () =>
      client
        .query({ query: PaymentReturnDocument, variables: { id }, fetchPolicy: "network-only" })
        .then(({ data }) => (data ? learn(data.payment) : false))
        .catch(fail);
    return poll({ ask, onGivenUp: () => setKnown((last) => ({ ...last, givenUp: true })) });
  }, [client, id, round]);

  const lookAgain = useCallback(() => {
    setKnown(({ payment }) => ({ payment }));
    setRound((count) => count + 1);
  }, []);
  return { ...known, lookAgain };
}

/** `/checkout/return/:paymentId`, the return page of the payment provider: the result of the payment. */
export function PaymentReturnPage() {
  const { paymentId = "" } = useParams();
  return (
    <Page title={paymentReturnTexts.title}>
      <PaymentReturn key={paymentId} id={paymentId} />
    </Page>
  );
}

function PaymentReturn({ id }: { id: string }) {
  const { email } = useViewer();
  const known = useReturnedPayment(id);
  const { payment, error, lookAgain } = known;
  const again = useStartPayment(lookAgain);

  if (isNotFound(error)) {
    const myOrders = <ButtonLink to={paths.myOrders(email)}>{paymentReturnTexts.myOrders}</ButtonLink>;
    return <Empty action={myOrders}>{paymentReturnTexts.unknown}</Empty>;
  }
  if (!payment && !error) return <Loading what={paymentReturnTexts.loading} />;
  const facts = payment && <PaidFacts order={orderToCome(payment)} />;
  return (
    <Stack $gap={8}>
      <FormFailure>{again.failure}</FormFailure>
      <PaymentState state={stateOf(known)} facts={facts}>
        <NextSteps known={known} again={again} onLookAgain={lookAgain} />
      </PaymentState>
      {payment && (
        <div>
          <OrderLines orders={payment.orders} ofCart={isOneCart(payment)} noteOf={noteOfReturned(payment)} />
          <Suspense fallback={null}>
            <PaidSums payment={payment} />
          </Suspense>
        </div>
      )}
    </Stack>
  );
}
