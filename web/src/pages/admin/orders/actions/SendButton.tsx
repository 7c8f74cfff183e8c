import { lazy } from "react";
import type { ParcelFactsFragment } from "../../../../features/orders/OrderTimeline.generated";
import { sendOrdersTexts } from "@shop/shared/messages/en/admin-orders";
import { VisuallyHidden } from "../../../../ui/layout/VisuallyHidden";
import { DialogButton } from "../../../../ui/dialog/DialogButton";
import type { ButtonProps } from "../../../../ui/form/Button";
import type { DialogAction } from "../../selection/bulk-action";
import type { OrderActions_OrderFragment } from "./order-actions.generated";
import { labelOf, whyNotSent, type ActionOrders } from "./order-states";

/** Loaded when opened. */
const SendDialog = lazy(() => import("./SendDialog").then((file) => ({ default: file.SendDialog })));
const TrackingDialog = lazy(() => import("./SendDialog").then((file) => ({ default: file.TrackingDialog })));

interface SendButtonProps extends Pick<ButtonProps, "variant" | "size"> {
  orders: ActionOrders;
  /** Called after the orders were sent. */
  onDone: () => unknown;
}

/** Sends orders in one parcel. */
export function SendButton({ orders, onDone, ...look }: SendButtonProps) {
  return (
    <DialogButton
      {...look}
      dialog={(close) => <SendDialog orders={orders} onDone={onDone} onClose={close} />}
    >
      {sendOrdersTexts.send}
      <VisuallyHidden>{labelOf(orders)}</VisuallyHidden>
    </DialogButton>
  );
}

interface TrackingButtonProps {
  shipment: ParcelFactsFragment;
  /** Called after the correction. */
  onDone: () => unknown;
}

/** Corrects carrier, number and link of a sent parcel. */
export function TrackingButton({ shipment, onDone }: TrackingButtonProps) {
  return (
    <DialogButton
      variant="secondary"
      dialog={(close) => <TrackingDialog shipment={shipment} onDone={onDone} onClose={close} />}
    >
      {sendOrdersTexts.correct}
    </DialogButton>
  );
}

/** Sends the selected orders in one parcel, except those that can't be sent. */
export const sendSelected: DialogAction<OrderActions_OrderFragment> = {
  label: sendOrdersTexts.send,
  secondary: true,
  dialog: ({ rows, onDone, onClose }) => (
    <SendDialog
      orders={rows.filter((order) => whyNotSent(order) === null)}
      onDone={onDone}
      onClose={onClose}
    />
  ),
};
