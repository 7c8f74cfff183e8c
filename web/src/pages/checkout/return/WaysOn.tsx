import type { PaymentStart } from "../../../features/payments/use-start-payment";
import { useViewer } from "../../../features/session/SessionProvider";
import { paymentReturnTexts } from "../../../messages/payment";
import { paths } from "../../../routing/paths";
import { Button, ButtonLink } from "../../../ui/form/Button";
import { isFinished, type KnownPayment } from "./payment-state";

interface WaysOnProps {
  known: KnownPayment;
  /** Starts another payment, or leads back to the page of one that is open. */
  again: PaymentStart;
  onLookAgain: () => void;
}

/** What the customer can do next. */
export function WaysOn({ known: { payment, givenUp }, again, onLookAgain }: WaysOnProps) {
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
