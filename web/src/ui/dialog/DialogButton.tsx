import { Suspense, useState, type ReactNode } from "react";
import { Button, type ButtonProps } from "../form/Button";

interface DialogButtonProps extends Omit<ButtonProps, "onClick"> {
  /** The dialog, rendered while it is open; its code may be loaded then. */
  dialog: (close: () => void) => ReactNode;
}

/** A button that opens a dialog. */
export function DialogButton({ dialog, ...button }: DialogButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button {...button} onClick={() => setOpen(true)} />
      {isOpen && <Suspense>{dialog(() => setOpen(false))}</Suspense>}
    </>
  );
}
