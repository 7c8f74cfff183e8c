import { useEffect, useRef, useState, type RefObject } from "react";
import { useLocation } from "react-router-dom";
import { useScrollPosition } from "./use-scroll-position";

/** A heading says where one has arrived; it takes the focus without becoming a stop of the Tab key. */
function focusOn(element: HTMLElement | null): void {
  element?.setAttribute("tabindex", "-1");
  element?.focus({ preventScroll: true });
}

/** Scroll and focus as a browser would handle them between documents; whether the visitor has moved at all. */
export function usePageChange(main: RefObject<HTMLElement | null>): boolean {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const [first] = useState(pathname);
  const [moved, setMoved] = useState(false);
  if (!moved && pathname !== first) setMoved(true);
  useScrollPosition();

  useEffect(() => {
    if (pathname === shown.current) return;
    shown.current = pathname;
    // A heading that only says that the page is loading will be gone in a moment, and the focus with it.
    const heading = main.current?.querySelector<HTMLElement>("h1:not([role=status] *)");
    focusOn(heading ?? main.current);
  }, [pathname, main]);

  return moved;
}
