import { styled } from "styled-components";
import { okText } from "../../messages/ui";
import { color, space } from "../../theme/tokens";
import { Button } from "../../ui/form/Button";
import { DialogActions, ModalFrame } from "../../ui/dialog/ModalFrame";
import { Check, X } from "../../ui/icons/icons";
import type { Alert } from "./alert-queue";

const Mark = styled.span<{ $tone: Alert["tone"] }>`
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  margin-bottom: ${space[4]};
  border-radius: 50%;
  background: ${({ $tone }) => ($tone === "success" ? color.goodSoft : color.badSoft)};
  color: ${({ $tone }) => ($tone === "success" ? color.good : color.badInk)};
`;

/** A modal alert. OK, Enter and Escape dismiss it; the focus then returns to where it was. */
export function AlertDialog({ alert, onDismiss }: { alert: Alert; onDismiss: () => void }) {
  const { title, text, tone, details } = alert;
  const mark = <Mark $tone={tone}>{tone === "success" ? <Check aria-hidden /> : <X aria-hidden />}</Mark>;
  return (
    <ModalFrame
      role="alertdialog"
      mark={mark}
      title={title}
      text={text}
      details={details}
      onClose={onDismiss}
    >
      <DialogActions>
        <Button wide onClick={onDismiss}>
          {okText}
        </Button>
      </DialogActions>
    </ModalFrame>
  );
}
