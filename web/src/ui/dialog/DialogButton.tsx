import { Suspense, type ReactNode } from "react";
import { Button, type ButtonProps } from "../form/Button";
import { useOpened } from "./use-opened";

interface DialogButtonProps extends Omit<ButtonProps, "onClick"> {
  /** The dialog, rendered while it is open; its code may be loaded then. */
  dialog: (close: () => void) => ReactNode;
}

/** A button that opens a dialog. */
export function DialogButton({ dialog, ...button }: DialogButtonProps) {
  const { opened, open, close } = useOpened<true>();
  return (
    <>
      <Button {...button} onClick={() => open(true)} />
      {opened && <Suspense>{dialog(close)}</Suspense>}
    </>
  );
}
