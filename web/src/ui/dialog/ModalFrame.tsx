import { useId, useRef, type MouseEvent, type ReactNode, type SyntheticEvent } from "react";
import { createPortal } from "react-dom";
import { keyframes, styled } from "styled-components";
import { color, motion, space, text } from "../../theme/tokens";
import { DialogFrame } from "./DialogFrame";
import { ScrollLock } from "./ScrollLock";
import { useModal } from "./use-modal";

const appear = keyframes`
  from { opacity: 0; transform: translateY(8px) scale(0.98); }
`;

/**
 * The buttons of a dialog, side by side; cancel comes first. They stay visible while the content scrolls and fades out above them.
 */
export const DialogActions = styled.div`
  position: sticky;
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  margin-top: ${space[5]};
  padding: ${space[1]} 0 ${space[6]};
  background: ${color.surface};
  box-shadow: 0 -12px 12px ${color.surface};

  form > & {
    margin-top: 0;
  }
  > * {
    flex: 1 1 0;
  }
  button {
    padding-inline: ${space[2]};
    white-space: nowrap;
  }
`;

const Frame = styled(DialogFrame)`
  width: min(26rem, calc(100vw - 2 * var(--gutter)));
  scroll-padding-bottom: 6rem; /* keeps the focused element from being covered by the buttons */
  animation: ${appear} ${motion.calm};
  font-size: ${text.body}; /* not inherited from a surrounding table cell */
  text-align: start;
  overflow-wrap: anywhere;

  h2 {
    font-size: ${text.title};
    text-wrap: balance;
  }
  :where(& p) {
    color: ${color.muted}; /* unless the paragraph sets its colour, as an error does */
  }
  h2 + p {
    margin-top: ${space[2]};
  }
  form {
    margin-top: ${space[5]};
  }
  /* plainer without :has */
  &:has(${DialogActions}) {
    padding-bottom: 0; /* they stick to the edge */
  }
  /* plainer without :has */
  :has(> ${DialogActions}) {
    display: flex; /* in a grid the buttons would stick to their row only */
    flex-direction: column;
  }
`;

interface ModalFrameProps {
  /** `alertdialog` where an answer is required. */
  role: "dialog" | "alertdialog";
  /** Shown above the title. */
  mark?: ReactNode;
  title: string;
  text: ReactNode;
  /** Shown below the text and read with it. */
  details?: ReactNode;
  /** Called after Escape or {@link closeDialog}; the caller must stop rendering the dialog. */
  onClose: () => void;
  /** Called on Escape, and Back on Android; by default `onClose`. The dialog stays open if it prevents the event. */
  onCancel?: (event: SyntheticEvent) => void;
  children: ReactNode;
}

/** Closes the dialog that contains the clicked element. */
export function closeDialog({ currentTarget }: MouseEvent<HTMLElement>): void {
  currentTarget.closest("dialog")?.close();
}

/** A modal dialog, open while it is mounted. Escape closes it; the focus then returns to where it was. */
export function ModalFrame({
  role,
  mark,
  title,
  text,
  details,
  onClose,
  onCancel = onClose,
  children,
}: ModalFrameProps) {
  const id = useId();
  const frame = useRef<HTMLDialogElement>(null);
  useModal(frame);

  // not inside the button that opens it, which may be part of a menu that closes
  return createPortal(
    <Frame
      ref={frame}
      role={role}
      aria-labelledby={`${id}-title`}
      aria-describedby={details ? `${id}-text ${id}-details` : `${id}-text`}
      onCancel={onCancel} // on Escape the browser moves the focus at once and fires `close` later
      onClose={onClose}
    >
      <ScrollLock />
      {mark}
      <h2 id={`${id}-title`}>{title}</h2>
      <p id={`${id}-text`}>{text}</p>
      {details && <div id={`${id}-details`}>{details}</div>}
      {children}
    </Frame>,
    document.body,
  );
}
