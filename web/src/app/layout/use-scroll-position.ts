import { useEffect, useLayoutEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";

const key = "shop.scroll";

/** How many history entries are remembered. */
const maxPositions = 50;

/** The scroll position of each history entry of this tab, in pixels from the top; empty where storage is forbidden. */
function readPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}

/** Stores the positions until the tab is closed. Where storage is forbidden, Back leads to the top of the page. */
function writePositions(positions: Record<string, number>): void {
  try {
    sessionStorage.setItem(
      key,
      JSON.stringify(Object.fromEntries(Object.entries(positions).slice(-maxPositions))),
    );
  } catch {
    // Only the scroll position is lost.
  }
}

/** Whether the document was opened by a link or an address, not by Reload or Back, which restore the position. */
function isFreshDocument(): boolean {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return navigation?.type === "navigate";
}

/** The element that a hash names; null where there is none or the hash can't be decoded. */
function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** Scrolls to the top of a new page, to the last position after Back and Forward, and to the element of a hash. */
export function useScrollPosition(): void {
  const { key, pathname, search, hash } = useLocation();
  const type = useNavigationType();
  const place = `${key} ${pathname}${search}`;
  const shown = useRef({ place, pathname });
  const first = useRef(true);

  useEffect(() => {
    history.scrollRestoration = "manual";
    const keep = () => writePositions({ ...readPositions(), [shown.current.place]: window.scrollY });
    window.addEventListener("pagehide", keep);
    document.addEventListener("scrollend", keep, { passive: true });
    return () => {
      window.removeEventListener("pagehide", keep);
      document.removeEventListener("scrollend", keep);
    };
  }, []);

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { place, pathname };
    const restoring = type === NavigationType.Pop && !(first.current && isFreshDocument());
    first.current = false;
    const position = restoring ? readPositions()[place] : undefined;
    const element = targetOf(hash);
    if (position !== undefined) window.scrollTo(0, position);
    else if (element) element.scrollIntoView();
    else if (restoring || before.pathname !== pathname) window.scrollTo(0, 0);
  }, [place, pathname, hash, type]);
}
