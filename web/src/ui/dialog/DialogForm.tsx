import { useRef, type FormEvent, type ReactNode, type SyntheticEvent } from "react";
import { styled } from "styled-components";
import { cancelText, discardText } from "@shop/shared/messages/en/common";
import { space } from "../../theme/tokens";
import { CloseButton } from "./CloseButton";
import { DialogActions, ModalFrame } from "./ModalFrame";
import { FormFailure } from "../feedback/Notice";
import { Button } from "../form/Button";
import { FormStack } from "../form/Form";

const Footer = styled.div`
  padding-bottom: ${space[6]};
`;

interface DialogFormProps {
  title: string;
  text: ReactNode;
  /** The label of the save button. */
  submit: string;
  busy: boolean;
  /** The reason why saving failed, apart from field errors. */
  failure: string | undefined;
  onSubmit: (event: FormEvent) => Promise<void>;
  onClose: () => void;
  /** Content below the buttons, for example a delete button. */
  footer?: ReactNode;
  children: ReactNode;
}

/** Scrolls a dialog to a text that would appear below its buttons. */
const reveal = (words: HTMLElement | null) => words?.scrollIntoView?.({ block: "nearest" });

/** The reason why a dialog's form was refused, above its buttons; see {@link FormFailure}. */
export function DialogFailure({ children }: { children: ReactNode }) {
  return <FormFailure>{children && <span ref={reveal}>{children}</span>}</FormFailure>;
}

/** A dialog with a form: its fields, the reason of a failure, and its buttons. Escape asks before it discards an entry. */
export function DialogForm({
  title,
  text,
  submit,
  busy,
  failure,
  onSubmit,
  onClose,
  footer,
  children,
}: DialogFormProps) {
  const isEdited = useRef(false);
  const cancel = (event: SyntheticEvent) => {
    if (!isEdited.current || window.confirm(discardText)) onClose();
    else event.preventDefault();
  };
  return (
    <ModalFrame role="dialog" title={title} text={text} onClose={onClose} onCancel={cancel}>
      <FormStack
        noValidate
        onInput={() => void (isEdited.current = true)}
        onSubmit={(event) => void onSubmit(event)}
      >
        {children}
        <DialogFailure>{failure}</DialogFailure>
        <DialogActions>
          <CloseButton>{cancelText}</CloseButton>
          <Button type="submit" busy={busy}>
            {submit}
          </Button>
        </DialogActions>
        {footer && <Footer>{footer}</Footer>}
      </FormStack>
    </ModalFrame>
  );
}
