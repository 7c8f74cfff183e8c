import { useEffect, useState } from "react";
import type { Amounts_OrderFragment } from "../../../features/orders/Amounts.generated";
import { sumOf } from "../../../features/orders/total-price";
import { startPaymentTexts } from "@shop/shared/messages/en/checkout";
import { explainFailure } from "../../../ui/feedback/states";
import { useStartPaymentMutation } from "./StartPayment.generated";

/** A payable order. */
export type PayableOrder = Pick<Amounts_OrderFragment, "id" | "total">;

/** The state and the start of a payment. */
export interface PaymentStart {
  /**
   * Leaves for the payment provider's page; ignored while another payment is being started. The orders carry the totals that the customer
   * sees.
   */
  start: (orders: readonly PayableOrder[]) => void;
  starting: boolean;
  /** The reason why it could not be started, in sentences for the customer. */
  failure: string | undefined;
}

/**
 * Starts payments of the viewer's orders. Calls `onRefused` when the shop refuses one, for example because it is paid or its price has
 * changed. `backTo` is the path to which the browser's Back leads from the provider's page; by default the current one.
 */
export function useStartPayment(onRefused: () => unknown, backTo?: string): PaymentStart {
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
      if (result?.__typename === "PaymentPage") {
        if (backTo) window.history.replaceState(window.history.state, "", backTo);
        // stays busy until the page is left, so that no second payment is started
        return window.location.assign(result.url);
      }
      setFailure(result?.message);
      onRefused();
    } catch (error) {
      setFailure(startPaymentTexts.failed(explainFailure(error, navigator.onLine)));
    }
    setStarting(false);
  };

  return { start: (orders) => void (starting || startPayment(orders)), starting, failure };
}

/** Calls `onReturn` when the browser restores this document from its back/forward cache. */
function useReturn(onReturn: () => void): void {
  useEffect(() => {
    const look = ({ persisted }: PageTransitionEvent) => persisted && onReturn();
    window.addEventListener("pageshow", look);
    return () => window.removeEventListener("pageshow", look);
  });
}
