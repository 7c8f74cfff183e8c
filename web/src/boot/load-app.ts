/**
 * An inline script of every page: requests the app's code around the first paint, because earlier it would compete with the HTML and the
 * font for bandwidth (ADR-0011). The server lists the page's chunks, so that they load in parallel. Those with `data-run` run in sequence,
 * the entry last: each is a separate task, so that the page reacts in between.
 */
import { offerReload } from "./offer-reload";

const MAX_WAIT_MS = 1_000;

/**
 * A connection counts as slow if this script starts later, in milliseconds from the start of the navigation: loading the code then takes
 * longer than a frame.
 */
const SLOW_MS = 300;

/**
 * Resolves with the first paint. On a slow connection it resolves in that frame before layout: a moment later the images would occupy the
 * six connections of HTTP/1.1, and the code would wait for a round trip. On a fast connection that would be too early: the code would
 * arrive before the frame is painted, and delay it. Resolves after a timeout in any case, because a background tab is never painted.
 */
const painted = new Promise<unknown>((resolve) => {
  if (performance.now() > SLOW_MS) requestAnimationFrame(resolve);
  new PerformanceObserver(resolve).observe({ type: "paint", buffered: true });
  setTimeout(resolve, MAX_WAIT_MS);
});

/** Resolves when the whole document has been parsed: the state for the entry is at its end. */
const parsed = new Promise((resolve) => addEventListener("DOMContentLoaded", resolve));

/** Chrome 110, Firefox 115 and Safari 16.4 have both; older browsers would fail somewhere in the app's code. */
const isSupported = () => "toSorted" in Array.prototype && "adoptedStyleSheets" in document;

/** Milliseconds of loading a file after which the page offers a reload. */
const LATE_MS = 20_000;

async function load(): Promise<void> {
  // early-input then keeps the page in its state without code
  if (!isSupported()) throw new Error("This browser is too old for the shop's code.");
  let notice: HTMLElement | undefined;
  const offer = () => void (notice ??= offerReload());
  await painted;
  const late = setTimeout(offer, LATE_MS);
  const links = document.querySelectorAll<HTMLLinkElement>("link[data-rel]");
  for (const link of links) link.rel = "modulepreload";
  await parsed;
  for (const { href, dataset } of links) {
    if ("run" in dataset)
      await import(/* @vite-ignore */ href).catch((error: unknown) => {
        offer(); // browsers cache a failed import until the document is reloaded
        throw error;
      });
  }
  clearTimeout(late);
  notice?.remove();
}

void load();
