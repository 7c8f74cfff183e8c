import { use, type ReactNode } from "react";
import { customerOf } from "../../../../features/orders/customer-of";
import { useMayDo } from "../../../../features/session/use-may-do";
import { numberOf } from "../../../../features/orders/order-number";
import { manageOrdersTexts } from "@shop/shared/messages/en/admin-orders";
import type { ButtonSize, ButtonVariant } from "../../../../ui/form/button-style";
import { CurrentSite } from "../../../../ui/layout/Head";
import { MoreMenu } from "../../../../ui/layout/MoreMenu";
import { CopyPaymentLink } from "./CopyPaymentLink";
import {
  nextStepOf,
  productsOf,
  whyNotCancelled,
  whyNotDelivered,
  whyNotRefunded,
  whyNotRefundedHere,
  whyNotSent,
  type ActionOrders,
  type NextStep,
  type WhyNot,
} from "./order-states";
import { OrderChangeButton } from "./OrderChangeButton";
import { isWithBank } from "../payment-problems";
import { RefundButton } from "./RefundButton";
import { SendButton } from "./SendButton";

interface OrderActionsProps {
  orders: ActionOrders;
  /** Small in rows, with a tinted instead of a filled next step. */
  size: ButtonSize;
  /** Called after each action, successful or refused. */
  onDone?: () => unknown;
  /** Further rows of the menu. */
  children?: ReactNode;
}

/** The orders that an action would change, and the number of the others; null if it would change none. */
function changeOf(orders: ActionOrders, whyNot: WhyNot) {
  const [first, ...others] = orders.filter((order) => whyNot(order) === null);
  const changed: ActionOrders | null = first ? [first, ...others] : null;
  return changed && { orders: changed, othersStay: orders.length - changed.length };
}

/** The actions of orders that the viewer may take: the next step is emphasized, 'delevered' is next to it (spec §2), the rest is in a menu. */
export function OrderActions({ orders, size, onDone = () => undefined, children }: OrderActionsProps) {
  const takesPayments = use(CurrentSite).payments !== "off";
  const [first] = orders;
  const steps = orders.map((order) => nextStepOf(order, takesPayments));
  const next = (["pay", "send", "deliver"] as const).find((step) => steps.includes(step)) ?? null;
  const emphasis: ButtonVariant = size === "small" ? "soft" : "primary";
  const rest: ButtonVariant = size === "small" ? "quiet" : "secondary";
  // during a dispute, the order's page asks not to send it
  const look = (step: NextStep) => ({
    size,
    variant: next === step && !orders.some(isWithBank) ? emphasis : rest,
  });
  const mayChange = useMayDo("WRITE_ORDERS");
  const payable =
    takesPayments && mayChange
      ? orders.find((order) => !order.paid && whyNotDelivered(order) === null && order.total > 0)
      : undefined;
  const allowed = (whyNot: WhyNot) => (mayChange ? changeOf(orders, whyNot) : null);
  const send = allowed(whyNotSent);
  const deliver = allowed(whyNotDelivered);
  const refund = allowed(orders.length > 1 ? whyNotRefundedHere : whyNotRefunded);
  const cancel = allowed(whyNotCancelled);

  return (
    <>
      {next === "pay" && payable && <CopyPaymentLink order={payable} {...look("pay")} />}
      {next === "send" && send && <SendButton orders={send.orders} {...look("send")} onDone={onDone} />}
      {deliver && <OrderChangeButton name="deliver" {...deliver} {...look("deliver")} onDone={onDone} />}
      <MoreMenu
        size={size}
        label={manageOrdersTexts.more(
          manageOrdersTexts.nameOf(
            productsOf(orders),
            customerOf(first),
            orders.length > 1 ? numberOf(first) : first.number,
          ),
        )}
      >
        {send && next !== "send" && <SendButton orders={send.orders} variant="secondary" onDone={onDone} />}
        {payable && next !== "pay" && <CopyPaymentLink order={payable} variant="secondary" />}
        {children}
        {refund && <RefundButton {...refund} onDone={onDone} />}
        {cancel && <OrderChangeButton name="cancel" {...cancel} onDone={onDone} />}
      </MoreMenu>
    </>
  );
}
