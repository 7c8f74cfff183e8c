import { useState, type MouseEvent } from "react";
import { Button, type ButtonProps } from "./Button";
import { closeDialog, DialogActions, ModalFrame } from "../dialog/ModalFrame";

/** What is asked before something is done that can't be undone. It names what it is done to. */
export interface Confirmation {
  title: string;
  text: string;
  /** The button that does it: "Delete". */
  confirm: string;
  /** The label of the button that changes nothing; "Cancel" without it. */
  dismiss?: string;
}

interface ActionButtonProps extends Omit<ButtonProps, "busy" | "onClick"> {
  /** Asked first; without it a press is enough. */
  confirmation?: Confirmation | undefined;
  /** Whether to do it looks like a danger. */
  dangerous?: boolean;
  onPress: () => Promise<unknown>;
}

/** A button whose work takes a moment: it asks first where it should, and is busy until the work is done. */
export function ActionButton({ confirmation, dangerous = false, onPress, ...button }: ActionButtonProps) {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const act = () => {
    setBusy(true);
    void onPress().finally(() => setBusy(false));
  };
  const agree = (event: MouseEvent<HTMLButtonElement>) => {
    closeDialog(event);
    act();
  };

  return (
    <>
      <Button {...button} busy={busy} onClick={confirmation ? () => setAsking(true) : act} />
      {asking && confirmation && (
        <ModalFrame
          role="alertdialog"
          title={confirmation.title}
          text={confirmation.text}
          onClose={() => setAsking(false)}
        >
          <DialogActions>
            <Button variant="secondary" onClick={closeDialog}>
              {confirmation.dismiss ?? "Cancel"}
            </Button>
            <Button variant={dangerous ? "danger" : "primary"} onClick={agree}>
              {confirmation.confirm}
            </Button>
          </DialogActions>
        </ModalFrame>
      )}
    </>
  );
}
