import { Check, X } from "lucide-react";
import { useId, useLayoutEffect, useRef, type RefObject } from "react";
import { createGlobalStyle, keyframes, styled } from "styled-components";
import type { AlertText } from "../../messages";
import { color, motion, space, text } from "../../theme/tokens";
import { Button } from "../../ui/Button";
import { DialogFrame } from "../../ui/DialogFrame";

const appear = keyframes`
  from { opacity: 0; transform: translateY(8px) scale(0.98); }
`;

const Frame = styled(DialogFrame)`
  width: min(26rem, calc(100vw - 2 * var(--gutter)));
  animation: ${appear} ${motion.calm};
  overflow-wrap: anywhere;

  h2 {
    margin-top: ${space[4]};
    font-size: ${text.title};
    text-wrap: balance;
  }
  p {
    margin-top: ${space[2]};
    color: ${color.muted};
  }
`;

const Mark = styled.span<{ $tone: AlertText["tone"] }>`
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border-radius: 50%;
  background: ${({ $tone }) => ($tone === "success" ? color.goodSoft : color.badSoft)};
  color: ${({ $tone }) => ($tone === "success" ? color.good : color.badInk)};
`;

const Actions = styled.div`
  margin-top: ${space[6]};
`;

const PageHeld = createGlobalStyle`
  html { overflow: hidden; scrollbar-gutter: stable; }
`;

/** One alert above everything else. OK, Enter and Escape dismiss it; the focus then goes back to where it was. */
export function AlertDialog({ alert, onDismiss }: { alert: AlertText; onDismiss: () => void }) {
  const id = useId();
  const frame = useRef<HTMLDialogElement>(null);
  useModal(frame);

  return (
    <Frame
      ref={frame}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={onDismiss}
    >
      <PageHeld />
      <Mark $tone={alert.tone}>{alert.tone === "success" ? <Check aria-hidden /> : <X aria-hidden />}</Mark>
      <h2 id={`${id}-title`}>{alert.title}</h2>
      <p id={`${id}-text`}>{alert.text}</p>
      <Actions>
        <Button wide onClick={() => frame.current?.close()}>
          OK
        </Button>
      </Actions>
    </Frame>
  );
}

/** Opens the dialog for as long as it is mounted, and gives the focus back to what had it before. */
function useModal(frame: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const dialog = frame.current;
    const before = document.activeElement;
    if (dialog && !dialog.open) dialog.showModal();
    return () => restoreFocus(before);
  }, [frame]);
}

/** Where the element is gone or disabled meanwhile, the page itself takes the focus, never nothing. */
function restoreFocus(element: Element | null): void {
  if (element instanceof HTMLElement && element.isConnected) element.focus();
  if (document.activeElement === document.body || document.activeElement === null) {
    document.querySelector<HTMLElement>("main")?.focus();
  }
}
