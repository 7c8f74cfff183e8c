/**
 * An inline script of every page: requests the app's code in the frame that paints the page for the first time, because before that
 * it would compete with the HTML and the font for bandwidth, and a moment later the images of that frame would take the six
 * connections of HTTP/1.1 and keep it waiting for a round trip (ADR-0011). The server lists the page's chunks, so that they load in
 * parallel. Those with `data-run` run one after the other, the entry last: each is a task of its own, so that the page reacts in
 * between (ADR-0011).
 */
const MAX_WAIT_MS = 1_000;

/** Resolves in the first frame, before the browser lays it out and requests its images, or after a while: a background tab has none. */
const firstFrame = () =>
  new Promise<unknown>((resolve) => {
    requestAnimationFrame(resolve);
    setTimeout(resolve, MAX_WAIT_MS);
  });

/** Resolves when the whole document has been parsed; the state that the entry reads is at its end. */
const parsed = () =>
  new Promise<unknown>((resolve) => {
    if (document.readyState === "loading") addEventListener("DOMContentLoaded", resolve);
    else resolve(null);
  });

async function load(): Promise<void> {
  await firstFrame();
  const links = document.querySelectorAll<HTMLLinkElement>("link[data-rel=modulepreload]");
  for (const link of links) link.rel = "modulepreload";
  await parsed();
  for (const { href, dataset } of links) {
    if ("run" in dataset) await import(/* @vite-ignore */ href);
  }
}

void load();
