import { lazy, Suspense, useState } from "react";
import { sendOrdersTexts } from "../../../../messages/send-orders";
import { Button } from "../../../../ui/form/Button";
import type { OwnAction } from "../../bulk-action";
import type { OrderActions_OrderFragment } from "./order-actions.generated";
import { whyNotSent } from "./order-states";

/** Loaded when it is opened. */
const SendDialog = lazy(() => import("./SendDialog").then((file) => ({ default: file.SendDialog })));

interface SendButtonProps {
  order: OrderActions_OrderFragment;
  /** Called once the order is sent. */
  onDone: () => unknown;
}

/** Sends one order, in a parcel of its own. */
export function SendButton({ order, onDone }: SendButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{sendOrdersTexts.send}</Button>
      {isOpen && (
        <Suspense>
          <SendDialog orders={[order]} onDone={onDone} onClose={() => setOpen(false)} />
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
