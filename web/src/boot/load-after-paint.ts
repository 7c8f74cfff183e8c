/**
 * An inline script of every page: loads the app as soon as something is painted, because its code would compete with the HTML
 * and the font for bandwidth (ADR-0011). It waits for nothing else: images are small and were requested before. The server
 * lists the page's chunks, so that they load in parallel. Those with `data-run` run one after the other, the entry last: each
 * is a task of its own, so that the page reacts in between (ADR-0011).
 */
const MAX_WAIT_MS = 1_000;

/** Resolves when the first contents are painted, or after a while: a background tab paints nothing. */
const firstPaint = () =>
  new Promise<void>((resolve) => {
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName("first-contentful-paint").length > 0) resolve();
    });
    observer.observe({ type: "paint", buffered: true });
    setTimeout(resolve, MAX_WAIT_MS);
  });

/** Resolves when the whole document has been parsed; the state that the entry reads is at its end. */
const parsed = () =>
  new Promise<unknown>((resolve) => {
    if (document.readyState === "loading") addEventListener("DOMContentLoaded", resolve);
    else resolve(null);
  });

async function load(): Promise<void> {
  await firstPaint();
  const links = document.querySelectorAll<HTMLLinkElement>("link[data-rel=modulepreload]");
  for (const link of links) link.rel = "modulepreload";
  await parsed();
  for (const { href, dataset } of links) {
    if ("run" in dataset) await import(/* @vite-ignore */ href);
  }
}

void load();
