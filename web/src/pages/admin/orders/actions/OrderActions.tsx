import { use, type ReactNode } from "react";
import { customerOf } from "../../../../features/orders/customer-of";
import { manageOrdersTexts } from "../../../../messages/admin-orders";
import type { ButtonSize, ButtonVariant } from "../../../../ui/form/button-style";
import { CurrentSite } from "../../../../ui/layout/Head";
import { MoreMenu } from "../../../../ui/layout/MoreMenu";
import { CancelOrderButton } from "./CancelOrderButton";
import { CopyPaymentLink } from "./CopyPaymentLink";
import { DeliverButton } from "./DeliverButton";
import type { OrderActions_OrderFragment } from "./order-actions.generated";
import {
  nextStepOf,
  whyNotCancelled,
  whyNotDelivered,
  whyNotRefunded,
  whyNotSent,
  type NextStep,
} from "./order-states";
import { isWithBank } from "../payment-problems";
import { RefundButton } from "./RefundButton";
import { SendButton } from "./SendButton";

interface OrderActionsProps {
  order: OrderActions_OrderFragment;
  /** Small in rows, with a tinted instead of a filled next step. */
  size: ButtonSize;
  /** Called after each action, successful or refused. */
  onDone?: () => unknown;
  /** Further rows of the menu. */
  children?: ReactNode;
}

/** The actions of an order: the next step is emphasized, 'delevered' is next to it (spec §2), the rest is in a menu. */
export function OrderActions({ order, size, onDone = () => undefined, children }: OrderActionsProps) {
  const takesPayments = use(CurrentSite).payments !== "off";
  const next = nextStepOf(order, takesPayments);
  const emphasis: ButtonVariant = size === "small" ? "soft" : "primary";
  const rest: ButtonVariant = size === "small" ? "quiet" : "secondary";
  // during a dispute, the order's page asks not to send it
  const look = (step: NextStep) => ({
    size,
    variant: next === step && !isWithBank(order) ? emphasis : rest,
  });
  const canBePaid = takesPayments && !order.paid && whyNotDelivered(order) === null && order.total > 0;
  const canSend = whyNotSent(order) === null;

  return (
    <>
      {next === "pay" && <CopyPaymentLink order={order} {...look("pay")} />}
      {next === "send" && <SendButton order={order} {...look("send")} onDone={onDone} />}
      {whyNotDelivered(order) === null && (
        <DeliverButton order={order} {...look("deliver")} onDone={onDone} />
      )}
      <MoreMenu
        size={size}
        label={manageOrdersTexts.more(
          manageOrdersTexts.nameOf(order.productName, customerOf(order), order.number),
        )}
      >
        {canSend && next !== "send" && <SendButton order={order} variant="secondary" onDone={onDone} />}
        {canBePaid && next !== "pay" && <CopyPaymentLink order={order} variant="secondary" />}
        {children}
        {whyNotRefunded(order) === null && <RefundButton order={order} onDone={onDone} />}
        {whyNotCancelled(order) === null && <CancelOrderButton order={order} onDone={onDone} />}
      </MoreMenu>
    </>
  );
}
