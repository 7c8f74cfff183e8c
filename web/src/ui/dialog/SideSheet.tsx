import { useId, useRef, type MouseEvent, type ReactNode, type SyntheticEvent } from "react";
import { keyframes, styled } from "styled-components";
import { color, from, motion, radius, shadow, space, text } from "../../theme/tokens";
import { iconButton } from "../form/icon-button";
import { X } from "../icons/icons";
import { closeDialog } from "./ModalFrame";
import { PageHeld } from "./PageHeld";
import { useModal } from "./use-modal";

const rise = keyframes`
  from { transform: translateY(2rem); opacity: 0; }
`;

const slide = keyframes`
  from { transform: translateX(2rem); opacity: 0; }
`;

const Frame = styled.dialog`
  width: 100%;
  max-width: none;
  max-height: 92dvh;
  margin: auto 0 0;
  padding: 0;
  border: 0;
  border-radius: ${radius.large} ${radius.large} 0 0;
  background: ${color.surface};
  color: ${color.ink};
  box-shadow: ${shadow.floating};
  font-size: ${text.body};
  overflow-wrap: anywhere;
  animation: ${rise} ${motion.calm};

  &[open] {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr) auto;
    grid-template-columns: minmax(0, 1fr);
  }
  &::backdrop {
    background: rgb(0 0 0 / 0.45);
  }
  ${from.medium} {
    width: min(30rem, 100vw);
    height: 100dvh;
    max-height: none;
    margin: 0 0 0 auto;
    border-radius: ${radius.large} 0 0 ${radius.large};
    animation-name: ${slide};
  }
`;

const Header = styled.header`
  display: flex;
  gap: ${space[4]};
  align-items: flex-start;
  justify-content: space-between;
  padding: ${space[4]} ${space[4]} ${space[3]} ${space[6]};
  border-bottom: 1px solid ${color.line};

  h2 {
    padding-block: 0.6rem;
    font-size: ${text.title};
  }
`;

const CloseButton = styled.button`
  ${iconButton}
  flex: none;
`;

const Content = styled.div`
  padding: ${space[6]};
  overflow-y: auto;
`;

const Footer = styled.footer`
  padding: ${space[4]} ${space[6]} calc(${space[4]} + env(safe-area-inset-bottom));
  border-top: 1px solid ${color.line};
`;

interface SideSheetProps {
  title: ReactNode;
  /** The buttons, always in sight. */
  actions?: ReactNode;
  /** Called after Escape, the close button or a click beside the sheet; the caller must stop rendering it. */
  onClose: () => void;
  children: ReactNode;
}

/** Closes the dialog on a click on its backdrop, which belongs to the dialog itself. */
function closeOnBackdrop(event: MouseEvent<HTMLDialogElement>): void {
  if (event.target === event.currentTarget) event.currentTarget.close();
}

/** React also reports here that a dialog inside the sheet was closed. */
const closedItself = (event: SyntheticEvent) => event.target === event.currentTarget;

/** A modal dialog at the window's side, or at its bottom on a phone; open while it is mounted. */
export function SideSheet({ title, actions, onClose, children }: SideSheetProps) {
  const id = useId();
  const frame = useRef<HTMLDialogElement>(null);
  useModal(frame);

  return (
    <Frame
      ref={frame}
      aria-labelledby={id}
      onClose={(event) => closedItself(event) && onClose()}
      onClick={closeOnBackdrop}
    >
      <PageHeld />
      <Header>
        <h2 id={id}>{title}</h2>
        <CloseButton type="button" aria-label="Close" onClick={closeDialog}>
          <X size={20} aria-hidden />
        </CloseButton>
      </Header>
      {/* A scrolling region that can be reached with the keyboard. */}
      <Content tabIndex={0} role="region" aria-labelledby={id}>
        {children}
      </Content>
      {actions && <Footer>{actions}</Footer>}
    </Frame>
  );
}
