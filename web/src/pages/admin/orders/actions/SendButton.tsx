import { lazy, Suspense, useState } from "react";
import type { ParcelFactsFragment } from "../../../../features/orders/OrderTimeline.generated";
import { sendOrdersTexts } from "../../../../messages/send-orders";
import { customerOf } from "../../../../features/orders/customer-of";
import { VisuallyHidden } from "../../../../ui/layout/VisuallyHidden";
import { Button, type ButtonProps } from "../../../../ui/form/Button";
import type { OwnAction } from "../../bulk-action";
import type { OrderActions_OrderFragment } from "./order-actions.generated";
import { whyNotSent } from "./order-states";

/** Loaded when it is opened. */
const SendDialog = lazy(() => import("./SendDialog").then((file) => ({ default: file.SendDialog })));
const TrackingDialog = lazy(() => import("./SendDialog").then((file) => ({ default: file.TrackingDialog })));

interface SendButtonProps extends Pick<ButtonProps, "variant" | "size"> {
  order: OrderActions_OrderFragment;
  /** Called once the order is sent. */
  onDone: () => unknown;
}

/** Sends one order, in a parcel of its own. */
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
  /** Called once it is corrected. */
  onDone: () => unknown;
}

/** Corrects carrier, number and link of a parcel that is on its way. */
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

/** Sends those of the selected orders that can be sent, in one parcel. */
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
