import { useEffect, useRef, useState, type ReactNode, type RefObject } from "react";
import { useLocation } from "react-router-dom";
import { closeText } from "@shop/shared/messages/en/common";
import { Check, X } from "../icons/icons";

/** How long a toast stays, in milliseconds, unless the pointer or the focus is on it. */
const SHOWN_FOR = 6_000;

function focus(element: Element | null | undefined): void {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true });
}

/** Makes the links and buttons of a frame follow `opener` in Tab order, independent of the frame's position in the document. */
function useTabFrom(opener: Element | null, frame: RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (!opener || opener === document.body) return;
    const lead = (event: KeyboardEvent) => {
      if (event.key !== "Tab") return;
      const stops = [...(frame.current?.querySelectorAll("a, button") ?? [])];
      const { activeElement: current } = document;
      const isForward = !event.shiftKey;
      // the browser continues from the opener to the next element
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
  /** A link next to the text. */
  details?: ReactNode;
  /** Called without a value. */
  onClose: (nothing?: undefined) => void;
}

/**
 * Confirms an action, for some seconds at most and until the page changes. The next press of Tab reaches it. Its style is in
 * GlobalStyle: a style added later would make the browser recompute the styles of the whole document.
 */
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
  // from the address, which changes before the router renders the next page: a toast may belong to that page
  const [page] = useState(() => window.location.pathname);
  useEffect(() => {
    if (window.location.pathname !== page) onClose();
  }, [pathname, page, onClose]);

  return (
    <div
      data-toast
      ref={frame}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <Check size={20} aria-hidden />
      <p>
        <b>{title}</b>
        {words && <span dir="auto">{words}</span>}
      </p>
      {details}
      <button type="button" aria-label={closeText} onClick={close}>
        <X size={18} aria-hidden />
      </button>
    </div>
  );
}
