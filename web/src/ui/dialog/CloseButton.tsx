import type { ReactNode } from "react";
import { Button } from "../form/Button";
import { closeDialog } from "./ModalFrame";

/** The button that closes its dialog without a change. */
export function CloseButton({ children }: { children: ReactNode }) {
  return (
    <Button variant="secondary" onClick={closeDialog}>
      {children}
    </Button>
  );
}
