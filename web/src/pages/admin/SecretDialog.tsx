import type { ReactNode } from "react";
import { styled } from "styled-components";
import { secretTexts } from "../../messages/admin-forms";
import { color, radius, space, text } from "../../theme/tokens";
import { closeDialog, DialogActions, ModalFrame } from "../../ui/dialog/ModalFrame";
import { Button } from "../../ui/form/Button";
import { CopyButton } from "../../ui/form/CopyButton";

const Secret = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  margin-top: ${space[5]};
  padding: ${space[2]} ${space[2]} ${space[2]} ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${radius.small};
  background: ${color.sunken};

  code {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
    font-size: ${text.small};
    user-select: all;
  }
`;

interface SecretDialogProps {
  title: string;
  secret: string;
  /** The label of the button that copies it: "Copy the API key". */
  copyLabel: string;
  onClose: () => void;
  /** How it is used, below it. */
  children?: ReactNode;
}

/** Shows a secret this once, to be copied: the shop doesn't show it again. */
export function SecretDialog({ title, secret, copyLabel, onClose, children }: SecretDialogProps) {
  return (
    <ModalFrame role="alertdialog" title={title} text={secretTexts.once} onClose={onClose}>
      <Secret>
        <code translate="no">{secret}</code>
        <CopyButton value={secret} label={copyLabel} />
      </Secret>
      {children}
      <DialogActions>
        <Button onClick={closeDialog}>{secretTexts.stored}</Button>
      </DialogActions>
    </ModalFrame>
  );
}
