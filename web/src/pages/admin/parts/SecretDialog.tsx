import type { ReactNode } from "react";
import { styled } from "styled-components";
import { secretTexts } from "@shop/shared/messages/en/admin";
import { space } from "../../../theme/tokens";
import { closeDialog, DialogActions, ModalFrame } from "../../../ui/dialog/ModalFrame";
import { Button } from "../../../ui/form/Button";
import { CopyText } from "../../../ui/form/CopyText";

const Content = styled.div`
  display: grid;
  gap: ${space[4]};
  margin-top: ${space[5]};
`;

interface SecretDialogProps {
  title: string;
  secret: string;
  /** The label of the copy button: "Copy API key". */
  copyLabel: string;
  onClose: () => void;
  /** Instructions below the secret. */
  children?: ReactNode;
}

/** Shows a secret for copying. The shop never shows it again. */
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
