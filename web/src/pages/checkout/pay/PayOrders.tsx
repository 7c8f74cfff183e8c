import type { ReactNode } from "react";
import { useStartPayment } from "../../../features/payments/use-start-payment";
import { useViewer } from "../../../features/session/SessionProvider";
import { payTexts } from "../../../messages/payment";
import { paths } from "../../../routing/paths";
import { Empty } from "../../../ui/feedback/states";
import { ButtonLink } from "../../../ui/form/Button";
import { OrderLines } from "../OrderLines";
import type { OrderLines_OrderFragment } from "../OrderLines.generated";
import { PayFailure, PayLayout, PayPanel, PayStack } from "./PayPanel";

interface PayOrdersProps {
  orders: readonly OrderLines_OrderFragment[];
  onRefused: () => unknown;
  /** Said where no order waits for a payment. */
  nothing: string;
  children?: ReactNode;
}

/** Several orders, and one payment for those that wait for one. */
export function PayOrders({ orders, onRefused, nothing, children }: PayOrdersProps) {
  const { email } = useViewer();
  const payment = useStartPayment(onRefused);
  const payable = orders.filter(({ canPay }) => canPay);

  return (
    <PayStack>
      <PayFailure payment={payment} />
      {payable.length > 0 ? (
        <PayLayout>
          <OrderLines orders={orders} />
          <PayPanel orders={payable} payment={payment}>
            {children}
          </PayPanel>
        </PayLayout>
      ) : (
        <>
          <OrderLines orders={orders} />
          <Empty action={<ButtonLink to={paths.myOrders(email)}>{payTexts.myOrders}</ButtonLink>}>
            {nothing}
          </Empty>
        </>
      )}
    </PayStack>
  );
}
