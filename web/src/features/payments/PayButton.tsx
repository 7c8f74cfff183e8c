import { payTexts } from "../../messages/payment";
import { Button } from "../../ui/form/Button";
import type { PaymentStart } from "./use-start-payment";

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
