import { useEffect, type RefObject } from "react";

/** Tells the panel how much of the window its keyboard leaves, as `--visible-height`, so that its end can be scrolled to. */
export function useVisibleHeight(panel: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    const { visualViewport } = globalThis;
    if (!isShown || !visualViewport) return undefined;
    const measure = () => panel.current?.style.setProperty("--visible-height", `${visualViewport.height}px`);
    measure();
    visualViewport.addEventListener("resize", measure);
    return () => visualViewport.removeEventListener("resize", measure);
  }, [panel, isShown]);
}
