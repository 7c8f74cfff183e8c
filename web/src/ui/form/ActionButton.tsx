import { useState, type MouseEvent, type ReactNode } from "react";
import { cancelText } from "@shop/shared/messages/en/common";
import { Button, type ButtonProps } from "./Button";
import { CloseButton } from "../dialog/CloseButton";
import { closeDialog, DialogActions, ModalFrame } from "../dialog/ModalFrame";

/** The confirmation dialog of an action; its title names the object. */
export interface Confirmation {
  title: string;
  text: string;
  /** Content below the text, for example a choice. */
  more?: ReactNode;
  /** Runs before the dialog opens, for example to load its content. */
  prepare?: () => Promise<unknown>;
  /** The label of the button that runs the action: "Delete". */
  confirm: string;
  /** The label of the button that changes nothing; "Cancel" without it. */
  dismiss?: string;
}

/** The props of {@link ActionButton}. */
export interface ActionButtonProps extends Omit<ButtonProps, "busy" | "onClick"> {
  /** The question to confirm; without it the action runs at once. */
  confirmation?: Confirmation | undefined;
  /** Styles the confirming button as dangerous. */
  dangerous?: boolean;
  onPress: () => Promise<unknown>;
}

/** A button for an asynchronous action: it asks for confirmation if needed, and is busy until the action is done. */
export function ActionButton({ confirmation, dangerous = false, onPress, ...button }: ActionButtonProps) {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const act = () => {
    setBusy(true);
    void onPress().finally(() => setBusy(false));
  };
  const ask = () => {
    if (!confirmation?.prepare) return setAsking(true);
    setBusy(true);
    void confirmation.prepare().finally(() => {
      setBusy(false);
      setAsking(true);
    });
  };
  const agree = (event: MouseEvent<HTMLButtonElement>) => {
    closeDialog(event);
    act();
  };

  return (
    <>
      <Button {...button} busy={busy} onClick={confirmation ? ask : act} />
      {asking && confirmation && (
        <ModalFrame
          role="alertdialog"
          title={confirmation.title}
          text={confirmation.text}
          onClose={() => setAsking(false)}
        >
          {confirmation.more}
          <DialogActions>
            <CloseButton>{confirmation.dismiss ?? cancelText}</CloseButton>
            <Button variant={dangerous ? "danger" : "primary"} onClick={agree}>
              {confirmation.confirm}
            </Button>
          </DialogActions>
        </ModalFrame>
      )}
    </>
  );
}
