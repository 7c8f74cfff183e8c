import { pageAt } from "./router";

function preloadTarget({ target }: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href^='/']");
  if (link)
    void pageAt(link.pathname)
      ?.preload()
      .catch(() => undefined); // the click itself shows the error
}

/** Loads a page's code when a link to it is hovered, touched or focused. */
export function preloadOnIntent(): void {
  for (const intent of ["pointerover", "touchstart", "focusin"]) {
    document.addEventListener(intent, preloadTarget, { passive: true });
  }
}
