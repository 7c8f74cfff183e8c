import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from "react";
import { useLocation, useNavigationType } from "react-router-dom";

const kept = "shop.scroll";

function readPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(kept) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}

function writePositions(positions: Record<string, number>): void {
  try {
    sessionStorage.setItem(kept, JSON.stringify(positions));
  } catch {
    // Back then leads to the top of the page.
  }
}

/** Forward leads to the top, Back and Forward to where the visitor was; a hash to its element. */
function useScrollPosition(): void {
  const { key, pathname, hash } = useLocation();
  const type = useNavigationType();
  const positions = useRef<Record<string, number> | null>(null);
  const shown = useRef({ key, pathname });

  useEffect(() => {
    history.scrollRestoration = "manual";
    const keep = () => {
      positions.current = { ...(positions.current ?? readPositions()), [shown.current.key]: window.scrollY };
      writePositions(positions.current);
    };
    window.addEventListener("pagehide", keep);
    document.addEventListener("scrollend", keep, { passive: true });
    return () => {
      window.removeEventListener("pagehide", keep);
      document.removeEventListener("scrollend", keep);
    };
  }, []);

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { key, pathname };
    const element = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
    if (type === "POP") {
      positions.current ??= readPositions();
      window.scrollTo(0, positions.current[key] ?? window.scrollY);
    } else if (element) element.scrollIntoView();
    else if (before.pathname !== pathname) window.scrollTo(0, 0);
  }, [key, pathname, hash, type]);
}

/** A heading says where one has arrived; it takes the focus without becoming a stop of the Tab key. */
function focusOn(element: HTMLElement | null): void {
  element?.setAttribute("tabindex", "-1");
  element?.focus({ preventScroll: true });
}

/** Scroll and focus as a browser would handle them between documents. */
export function useNavigation(): { main: RefObject<HTMLElement | null>; moved: boolean } {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const [first] = useState(pathname);
  const [moved, setMoved] = useState(false);
  useScrollPosition();

  useEffect(() => {
    if (pathname === first && !moved) return;
    setMoved(true);
    focusOn(main.current?.querySelector("h1") ?? main.current);
  }, [pathname, first, moved]);

  return { main, moved };
}
