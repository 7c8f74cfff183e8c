/**
 * An inline script of every page: requests the app's code about when the page is first painted, because before that it would
 * compete with the HTML and the font for bandwidth (ADR-0011). The server lists the page's chunks, so that they load in parallel.
 * Those with `data-run` run one after the other, the entry last: each is a task of its own, so that the page reacts in between.
 */
import { offerReload } from "./offer-reload";

const MAX_WAIT_MS = 1_000;

/** A line is slow where this script runs later than that, in milliseconds from the navigation on: the code then takes longer than a frame. */
const SLOW_MS = 300;

/**
 * Resolves when something is painted. On a slow line already in that frame, before the browser lays it out: a moment later
 * its images would take the six connections of HTTP/1.1, and the code would wait for a round trip. On a fast line the code would be
 * there before the frame is painted, and delay it. Resolves after a while in any case: a background tab paints nothing.
 */
const painted = new Promise<unknown>((resolve) => {
  if (performance.now() > SLOW_MS) requestAnimationFrame(resolve);
  new PerformanceObserver(resolve).observe({ type: "paint", buffered: true });
  setTimeout(resolve, MAX_WAIT_MS);
});

/** Resolves when the whole document has been parsed, which it isn't where this script stands; the state that the entry reads is at its end. */
const parsed = new Promise((resolve) => addEventListener("DOMContentLoaded", resolve));

/** Chrome 110, Firefox 115 and Safari 16.4 have both; older browsers would fail somewhere in the app's code. */
const isSupported = () => "toSorted" in Array.prototype && "adoptedStyleSheets" in document;

/** How long a file may take before the page offers another try. */
const LATE_MS = 20_000;

async function load(): Promise<void> {
  // early-input then leaves the page as it is without code
  if (!isSupported())
    throw new Error("This browser is too old for the shop's code. The pages work without it.");
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
        offer(); // browsers keep the failure of a file until the document is loaded again
        throw error;
      });
  }
  clearTimeout(late);
  notice?.remove();
}

void load();
