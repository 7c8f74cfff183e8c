import type { ReactNode } from "react";
import { useViewer } from "../../../features/session/SessionProvider";
import { payTexts } from "@shop/shared/messages/en/checkout";
import { paths } from "../../../paths";
import { FormFailure } from "../../../ui/feedback/Notice";
import { Empty } from "../../../ui/feedback/states";
import { ButtonLink } from "../../../ui/form/Button";
import { Stack } from "../../../ui/layout/Page";
import { OrderLines } from "../OrderLines";
import type { UnpaidOrdersQuery } from "./Checkout.generated";
import { PayLayout, PayPanel } from "./PayPanel";
import { ShipsTo } from "./ShipsTo";
import { useStartPayment } from "./use-start-payment";

interface PayOrdersProps {
  orders: UnpaidOrdersQuery["myOrders"]["nodes"];
  onRefused: () => unknown;
  /** Whether they are one order or cart, with a common address. */
  ofCart?: boolean;
  /** Shown if no order waits for payment. */
  nothing: ReactNode;
  /** Further content if orders wait for payment. */
  children?: ReactNode;
  /** Shown below the orders. */
  documents?: ReactNode;
}

/** Orders, and one payment for the unpaid ones. */
export function PayOrders({
  orders,
  ofCart = false,
  onRefused,
  nothing,
  documents,
  children,
}: PayOrdersProps) {
  const payment = useStartPayment(onRefused);
  const payable = orders.filter(({ canPay }) => canPay);

  return (
    <Stack $gap={5}>
      <FormFailure>{payment.failure}</FormFailure>
      {payable.length > 0 ? (
        <PayLayout>
          <Stack $gap={5}>
            <OrderLines orders={orders} ofCart={ofCart} />
            {ofCart && <ShipsTo orders={payable} />}
            {documents}
          </Stack>
          <PayPanel orders={payable} payment={payment}>
            {children}
          </PayPanel>
        </PayLayout>
      ) : (
        <>
          <OrderLines orders={orders} ofCart={ofCart} />
          {documents}
          {nothing}
        </>
      )}
    </Stack>
  );
}

/** The reason why there is nothing to pay, with a link to My Orders. */
export function NothingToPay({ children }: { children: string }) {
  const { email } = useViewer();
  return (
    <Empty action={<ButtonLink to={paths.myOrders(email)}>{payTexts.myOrders}</ButtonLink>}>{children}</Empty>
  );
}
