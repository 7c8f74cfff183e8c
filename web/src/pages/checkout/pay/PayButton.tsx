import { useEffect, useState } from "react";
import { payTexts, startPaymentTexts } from "../../../messages/payment";
import { Button } from "../../../ui/form/Button";
import { explainFailure } from "../../../ui/feedback/states";
import { useStartPaymentMutation } from "./StartPayment.generated";

/** A payment that can be started. */
export interface PaymentStart {
  /** Leaves for the payment provider's page; ignored while one is being started. */
  start: (orderIds: readonly string[]) => void;
  starting: boolean;
  /** Why it could not be started, in sentences for the customer. */
  failure: string | undefined;
}

/** Starts payments of the viewer's orders. `onRefused` is called when the shop refuses one, for example because it is paid. */
export function useStartPayment(onRefused: () => unknown): PaymentStart {
  const [mutate] = useStartPaymentMutation();
  const [starting, setStarting] = useState(false);
  const [failure, setFailure] = useState<string>();
  useReturn(() => setStarting(false));

  const startPayment = async (orderIds: readonly string[]) => {
    setStarting(true);
    setFailure(undefined);
    try {
      const { data } = await mutate({ variables: { orderIds: [...orderIds] } });
      const result = data?.startPayment;
      // Stays busy until the page is left, so that nothing is started twice.
      if (result?.__typename === "PaymentPage") return window.location.assign(result.url);
      setFailure(result?.message);
      onRefused();
    } catch (error) {
      setFailure(startPaymentTexts.failed(explainFailure(error, navigator.onLine)));
    }
    setStarting(false);
  };

  return { start: (orderIds) => void (starting || startPayment(orderIds)), starting, failure };
}

/** Calls `onReturn` when the customer comes Back to this document, which the browser shows as it was. */
function useReturn(onReturn: () => void): void {
  useEffect(() => {
    const look = ({ persisted }: PageTransitionEvent) => persisted && onReturn();
    window.addEventListener("pageshow", look);
    return () => window.removeEventListener("pageshow", look);
  });
}

interface PayButtonProps {
  payment: PaymentStart;
  orderIds: readonly string[];
  label?: string;
}

/** Starts one payment of all these orders. */
export function PayButton({ payment, orderIds, label = payTexts.pay }: PayButtonProps) {
  return (
    <Button size="large" wide busy={payment.starting} onClick={() => payment.start(orderIds)}>
      {label}
    </Button>
  );
}
