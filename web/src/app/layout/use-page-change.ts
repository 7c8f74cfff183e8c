import { useEffect, useRef, useState, type RefObject } from "react";
import { useLocation } from "react-router-dom";
import { useScrollPosition } from "./use-scroll-position";

/** Focuses an element, and makes it focusable by script only, not by the Tab key. */
function focusOn(element: HTMLElement | null): void {
  element?.setAttribute("tabindex", "-1");
  element?.focus({ preventScroll: true });
}

/** Handles scroll and focus as a browser does between documents. Returns whether the visitor has navigated yet. */
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
    // Not the heading of a loading page: it is removed in a moment, and the focus would be lost.
    const heading = main.current?.querySelector<HTMLElement>("h1:not([role=status] *)");
    focusOn(heading ?? main.current);
  }, [pathname, main]);

  return moved;
}
