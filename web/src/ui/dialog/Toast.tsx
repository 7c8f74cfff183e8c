import { useEffect, useRef, useState, type ReactNode, type RefObject } from "react";
import { useLocation } from "react-router-dom";
import { keyframes, styled } from "styled-components";
import { closeText } from "../../messages/ui";
import { color, from, motion, radius, shadow, space, text } from "../../theme/tokens";
import { iconButton } from "../form/icon-button";
import { Check, X } from "../icons/icons";

const appear = keyframes`
  from { opacity: 0; transform: translateY(0.75rem); }
`;

/** Above the bar that a product's page has at the bottom of a phone. */
const Frame = styled.div`
  position: fixed;
  inset: auto ${space[3]} calc(max(${space[3]}, env(safe-area-inset-bottom)) + var(--page-bar, 0px));
  z-index: 11;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  grid-auto-columns: auto;
  grid-auto-flow: column;
  gap: ${space[2]};
  align-items: center;
  padding: ${space[2]} ${space[2]} ${space[2]} ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  background: ${color.surface};
  box-shadow: ${shadow.floating};
  font-size: ${text.small};
  line-height: 1.35;
  animation: ${appear} ${motion.calm};

  > svg {
    color: ${color.good};
  }
  b {
    display: block;
    font-weight: 560;
  }
  p span {
    display: block;
    overflow: hidden;
    color: ${color.muted};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  ${from.small} {
    left: auto;
    width: 25rem;
    right: var(--gutter);
    bottom: var(--gutter);
  }
`;

const Close = styled.button`
  ${iconButton}
  color: ${color.muted};
`;

/** How long a toast stays, in milliseconds, unless the pointer or the focus is on it. */
const SHOWN_FOR = 6_000;

function focus(element: Element | null | undefined): void {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true });
}

/** Puts the links and buttons of a frame behind `opener` in the order of Tab, wherever the frame is. */
function useTabFrom(opener: Element | null, frame: RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (!opener || opener === document.body) return;
    const lead = (event: KeyboardEvent) => {
      if (event.key !== "Tab") return;
      const stops = [...(frame.current?.querySelectorAll("a, button") ?? [])];
      const { activeElement: current } = document;
      const isForward = !event.shiftKey;
      // the browser goes on from the opener, to what follows it
      if (isForward && current === stops.at(-1)) return focus(opener);
      const next = isForward ? current === opener && stops[0] : current === stops[0] && opener;
      if (!next) return;
      event.preventDefault();
      focus(next);
    };
    document.addEventListener("keydown", lead);
    return () => document.removeEventListener("keydown", lead);
  }, [opener, frame]);
}

interface ToastProps {
  title: string;
  text: string;
  /** A link beside the words. */
  details?: ReactNode;
  /** Called without a value. */
  onClose: (nothing?: undefined) => void;
}

/** Says what has been done, for some seconds at most, and ends with its page. The next press of Tab leads to it. */
export function Toast({ title, text: words, details, onClose }: ToastProps) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(onClose, SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [held, onClose]);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);

  const [opener] = useState(() => document.activeElement);
  const frame = useRef<HTMLDivElement>(null);
  useTabFrom(opener, frame);
  const close = () => {
    onClose();
    focus(opener);
  };

  const { pathname } = useLocation();
  // the address, which is ahead of the router while the next page is loading: a toast may be meant for that page
  const [page] = useState(() => window.location.pathname);
  useEffect(() => {
    if (window.location.pathname !== page) onClose();
  }, [pathname, page, onClose]);

  return (
    <Frame ref={frame} onPointerEnter={hold} onPointerLeave={release} onFocus={hold} onBlur={release}>
      <Check size={20} aria-hidden />
      <p>
        <b>{title}</b>
        {words && <span dir="auto">{words}</span>}
      </p>
      {details}
      <Close type="button" aria-label={closeText} onClick={close}>
        <X size={18} aria-hidden />
      </Close>
    </Frame>
  );
}
