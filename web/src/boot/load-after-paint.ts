/**
 * Loads the app after the first paint, because its code would compete with images and the font for bandwidth (ADR-0011).
 * The server lists the page's chunks, the entry first, so that they load in parallel.
 */
const MAX_WAIT_MS = 1_000;

const nextFrame = () => new Promise(requestAnimationFrame);

/** Resolves when the first contents are painted. */
const firstPaint = () =>
  new Promise<void>((resolve) => {
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName("first-contentful-paint").length > 0) resolve();
    });
    observer.observe({ type: "paint", buffered: true });
  });

/** Settles when the first contents and the eager images are painted, or the images have failed. */
async function painted(): Promise<void> {
  await firstPaint();
  const pictures = document.querySelectorAll<HTMLImageElement>("img:not([loading=lazy])");
  await Promise.allSettled(Array.from(pictures, (picture) => picture.decode()));
  await nextFrame(); // the decoded images are part of this frame,
  await nextFrame(); // which has been painted when the next one starts
}

async function load(): Promise<void> {
  const waitedEnough = new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS)); // a background tab has no frames
  await Promise.race([painted(), waitedEnough]);
  const [entry, ...others] = document.querySelectorAll<HTMLLinkElement>("link[data-rel=modulepreload]");
  for (const link of others) link.rel = "modulepreload";
  if (entry) await import(/* @vite-ignore */ entry.href);
}

void load();
