import { useParams } from "react-router-dom";
import { styled } from "styled-components";
import { useStartPayment, type PaymentStart } from "../../features/payments/use-start-payment";
import { useViewer } from "../../features/session/SessionProvider";
import { isNotFound } from "../../graphql/errors";
import { paymentReturnTexts } from "../../messages/payment";
import { paths } from "../../routing/paths";
import { space } from "../../theme/tokens";
import { Empty, Loading } from "../../ui/feedback/states";
import { FormFailure } from "../../ui/feedback/Notice";
import { ButtonLink, Button } from "../../ui/form/Button";
import { Page } from "../../ui/layout/Page";
import { OrderLines } from "./OrderLines";
import { noteOfReturned, stateOf, type KnownPayment, isFinished } from "./return/payment-state";
import { PaymentState } from "./return/PaymentState";
import { useApolloClient } from "@apollo/client/react";
import { useCallback, useEffect, useState } from "react";
import { evictLists } from "../../graphql/evict";
import { PaymentReturnDocument, type ReturnedPaymentFragment } from "./return/PaymentReturn.generated";
import { poll } from "./return/poll";

interface WaysOnProps {
  known: KnownPayment;
  /** Starts another payment, or leads back to the page of one that is open. */
  again: PaymentStart;
  onLookAgain: () => void;
}

/** What the customer can do next. */
function WaysOn({ known: { payment, givenUp }, again, onLookAgain }: WaysOnProps) {
  const { email } = useViewer();
  const payable = payment?.orders.filter(({ canPay }) => canPay).map(({ id }) => id) ?? [];
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

/** Asks for a payment until the provider has confirmed or closed it. `lookAgain` asks once more after it was given up. */
function useReturnedPayment(id: string) {
  const client = useApolloClient();
  const [known, setKnown] = useState<KnownPayment>({});
  const [round, setRound] = useState(0);

  useEffect(() => {
    const learn = ({ status, ...payment }: ReturnedPaymentFragment) => {
      setKnown({ payment: { status, ...payment } });
      if (status === "PAID") evictLists(client.cache, "orders", "myOrders");
      return status !== "OPEN";
    };
    const fail = (error: unknown) => {
      setKnown(({ payment }) => ({ ...(payment && { payment }), error }));
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
    setKnown(({ payment }) => ({ ...(payment && { payment }) }));
    setRound((count) => count + 1);
  }, []);
  return { ...known, lookAgain };
}

const Stack = styled.div`
  display: grid;
  gap: ${space[8]};
  min-width: 0;

  > [role="alert"]:empty {
    position: absolute; /* An empty live region takes no space. */
  }
`;

/** `/checkout/return/:paymentId`, where the payment provider leads back to: what became of the payment. */
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
  return (
    <Stack>
      <FormFailure>{again.failure}</FormFailure>
      <PaymentState state={stateOf(known)}>
        <WaysOn known={known} again={again} onLookAgain={lookAgain} />
      </PaymentState>
      {payment && <OrderLines orders={payment.orders} noteOf={noteOfReturned(payment)} />}
    </Stack>
  );
}
