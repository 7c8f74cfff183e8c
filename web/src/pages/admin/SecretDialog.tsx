import type { ReactNode } from "react";
import { styled } from "styled-components";
import { secretTexts } from "../../messages/admin-forms";
import { space } from "../../theme/tokens";
import { closeDialog, DialogActions, ModalFrame } from "../../ui/dialog/ModalFrame";
import { Button } from "../../ui/form/Button";
import { CopyText } from "../../ui/form/CopyText";

const Content = styled.div`
  display: grid;
  gap: ${space[4]};
  margin-top: ${space[5]};
`;

interface SecretDialogProps {
  title: string;
  secret: string;
  /** The label of the button that copies it: "Copy API key". */
  copyLabel: string;
  onClose: () => void;
  /** How it is used, below it. */
  children?: ReactNode;
}

/** Shows a secret this once, to be copied: the shop doesn't show it again. */
export function SecretDialog({ title, secret, copyLabel, onClose, children }: SecretDialogProps) {
  return (
    <ModalFrame role="alertdialog" title={title} text={secretTexts.once} onClose={onClose}>
      <Content>
        <CopyText value={secret} label={copyLabel} />
        {children}
      </Content>
      <DialogActions>
        <Button onClick={closeDialog}>{secretTexts.stored}</Button>
      </DialogActions>
    </ModalFrame>
  );
}
