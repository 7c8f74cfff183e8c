import { useEffect, useState } from "react";
import type { Amounts_OrderFragment } from "../../../features/orders/Amounts.generated";
import { sumOf } from "../../../features/orders/total-price";
import { payTexts, startPaymentTexts } from "../../../messages/payment";
import { Button } from "../../../ui/form/Button";
import { explainFailure } from "../../../ui/feedback/states";
import { useStartPaymentMutation } from "./StartPayment.generated";

/** An order that can be paid. */
type PayableOrder = Pick<Amounts_OrderFragment, "id" | "total">;

/** A payment that can be started. */
export interface PaymentStart {
  /** Leaves for the payment provider's page; ignored while one is being started. The orders' totals are what the customer sees. */
  start: (orders: readonly PayableOrder[]) => void;
  starting: boolean;
  /** Why it could not be started, in sentences for the customer. */
  failure: string | undefined;
}

/** Starts payments of the viewer's orders. `onRefused` is called when the shop refuses one, for example because it is paid or costs more now. */
export function useStartPayment(onRefused: () => unknown): PaymentStart {
  const [mutate] = useStartPaymentMutation();
  const [starting, setStarting] = useState(false);
  const [failure, setFailure] = useState<string>();
  useReturn(() => setStarting(false));

  const startPayment = async (orders: readonly PayableOrder[]) => {
    setStarting(true);
    setFailure(undefined);
    try {
      const { data } = await mutate({
        variables: {
          orderIds: orders.map(({ id }) => id),
          expectedTotal: sumOf(orders.map(({ total }) => total)),
        },
      });
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

  return { start: (orders) => void (starting || startPayment(orders)), starting, failure };
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
  orders: readonly PayableOrder[];
  label?: string;
}

/** Starts one payment of all these orders. */
export function PayButton({ payment, orders, label = payTexts.pay }: PayButtonProps) {
  return (
    <Button size="large" wide busy={payment.starting} onClick={() => payment.start(orders)}>
      {label}
    </Button>
  );
}
