import { myReturnsTexts } from "@shop/shared/messages/en/returns";
import { lazy } from "react";
import { DialogButton } from "../../../../ui/dialog/DialogButton";
import type { ReturnableLine_OrderFragment } from "./returns.generated";

/** Loaded when opened. */
const RequestReturnDialog = lazy(() =>
  import("./RequestReturnDialog").then((file) => ({ default: file.RequestReturnDialog })),
);

interface ReturnButtonProps {
  /** The order of the page first, then the others of its cart. */
  orders: readonly ReturnableLine_OrderFragment[];
  /** Called after the request was sent. */
  onSent: () => unknown;
}

/** Opens the form of a return, if a unit of these orders can be sent back. */
export function ReturnButton({ orders, onSent }: ReturnButtonProps) {
  const [first, ...others] = orders.filter(({ returnableQty }) => returnableQty > 0);
  if (!first) return null;
  return (
    <DialogButton
      variant="secondary"
      wide
      dialog={(close) => <RequestReturnDialog orders={[first, ...others]} onSent={onSent} onClose={close} />}
    >
      {myReturnsTexts.request}
    </DialogButton>
  );
}
