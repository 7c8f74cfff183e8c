import { useParams } from "react-router-dom";
import { styled } from "styled-components";
import { useStartPayment } from "../../features/payments/use-start-payment";
import { useViewer } from "../../features/session/SessionProvider";
import { isNotFound } from "../../graphql/errors";
import { paymentReturnTexts } from "../../messages/payment";
import { paths } from "../../routing/paths";
import { space } from "../../theme/tokens";
import { Empty, Loading } from "../../ui/feedback/states";
import { FormFailure } from "../../ui/feedback/Notice";
import { ButtonLink } from "../../ui/form/Button";
import { Page } from "../../ui/layout/Page";
import { OrderLines } from "./OrderLines";
import { noteOfReturned, stateOf } from "./return/payment-state";
import { PaymentState } from "./return/PaymentState";
import { useReturnedPayment } from "./return/use-returned-payment";
import { WaysOn } from "./return/WaysOn";

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
