import { manageReturnsTexts as texts } from "@shop/shared/messages/en/returns";
import { lazy } from "react";
import { useMayDo } from "../../../features/session/use-may-do";
import { DialogButton } from "../../../ui/dialog/DialogButton";
import type { ReturnActions_ReturnFragment } from "./ReturnPage.generated";

/** Loaded when opened. */
const AnswerDialog = lazy(() => import("./AnswerDialog").then((file) => ({ default: file.AnswerDialog })));
const ReceiveDialog = lazy(() => import("./ReceiveDialog").then((file) => ({ default: file.ReceiveDialog })));

interface ReturnActionsProps {
  found: ReturnActions_ReturnFragment;
  /** Called when a dialog is closed: the return may have changed in the meantime. */
  refresh: () => unknown;
}

/** The next steps of a return, for viewers who may change orders. */
export function ReturnActions({ found, refresh }: ReturnActionsProps) {
  const mayChange = useMayDo("WRITE_ORDERS");
  if (!mayChange) return null;
  const props = (close: () => void) => ({
    found,
    onClose: () => {
      close();
      refresh();
    },
  });
  switch (found.status) {
    case "REQUESTED":
      return (
        <>
          <DialogButton dialog={(close) => <AnswerDialog {...props(close)} action="accept" />}>
            {texts.accept}
          </DialogButton>
          <DialogButton
            variant="secondary"
            dialog={(close) => <AnswerDialog {...props(close)} action="decline" />}
          >
            {texts.decline}
          </DialogButton>
        </>
      );
    case "ACCEPTED":
    case "RECEIVED":
      if (found.status === "RECEIVED" && found.refundedWithOrder) return null;
      return (
        <DialogButton dialog={(close) => <ReceiveDialog {...props(close)} />}>
          {found.status === "ACCEPTED" ? texts.receive : texts.refund}
        </DialogButton>
      );
    case "DECLINED":
    case "REFUNDED":
    case "CANCELLED":
      return null;
  }
}
