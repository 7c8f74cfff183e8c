import { lazy, Suspense, useState } from "react";
import type { ParcelFactsFragment } from "../../../../features/orders/OrderTimeline.generated";
import { sendOrdersTexts } from "../../../../messages/admin-orders";
import { customerOf } from "../../../../features/orders/customer-of";
import { VisuallyHidden } from "../../../../ui/layout/VisuallyHidden";
import { Button, type ButtonProps } from "../../../../ui/form/Button";
import type { OwnAction } from "../../selection/bulk-action";
import type { OrderActions_OrderFragment } from "./order-actions.generated";
import { whyNotSent } from "./order-states";

/** Loaded when opened. */
const SendDialog = lazy(() => import("./SendDialog").then((file) => ({ default: file.SendDialog })));
const TrackingDialog = lazy(() => import("./SendDialog").then((file) => ({ default: file.TrackingDialog })));

interface SendButtonProps extends Pick<ButtonProps, "variant" | "size"> {
  order: OrderActions_OrderFragment;
  /** Called after the order was sent. */
  onDone: () => unknown;
}

/** Sends a single order in its parcel. */
export function SendButton({ order, onDone, ...look }: SendButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button {...look} onClick={() => setOpen(true)}>
        {sendOrdersTexts.send}
        <VisuallyHidden>{`${order.productName}, ${customerOf(order)}`}</VisuallyHidden>
      </Button>
      {isOpen && (
        <Suspense>
          <SendDialog orders={[order]} onDone={onDone} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

interface TrackingButtonProps {
  shipment: ParcelFactsFragment;
  /** Called after the correction. */
  onDone: () => unknown;
}

/** Corrects carrier, number and link of a sent parcel. */
export function TrackingButton({ shipment, onDone }: TrackingButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {sendOrdersTexts.correct}
      </Button>
      {isOpen && (
        <Suspense>
          <TrackingDialog shipment={shipment} onDone={onDone} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Sends the selected orders in one parcel, except those that can't be sent. */
export const sendSelected: OwnAction<OrderActions_OrderFragment> = {
  label: sendOrdersTexts.send,
  secondary: true,
  open: ({ rows, onDone, onClose }) => (
    <SendDialog
      orders={rows.filter((order) => whyNotSent(order) === null)}
      onDone={onDone}
      onClose={onClose}
    />
  ),
};
