import { pageAt } from "./router";

function preloadTarget({ target }: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href^='/']");
  if (link)
    void pageAt(link.pathname)
      ?.preload()
      .catch(() => undefined); // the click itself will tell
}

/** Fetches a page's code as soon as a pointer, a finger or the focus comes to rest on a link to it. */
export function preloadOnIntent(): void {
  for (const intent of ["pointerover", "touchstart", "focusin"]) {
    document.addEventListener(intent, preloadTarget, { passive: true });
  }
}
