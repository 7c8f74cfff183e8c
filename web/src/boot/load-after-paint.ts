/**
 * The only script in the HTML: loads the app after the first paint, because its code would compete with images and the
 * font for bandwidth (ADR-0011). The server lists the page's chunks, the entry first, so that they load in parallel.
 */
const MAX_WAIT_MS = 1_000;

const nextFrame = () => new Promise(requestAnimationFrame);

/** Resolves when the performance timeline has an entry of that name. */
const timelineEvent = (type: "paint" | "mark", name: string) =>
  new Promise<void>((resolve) => {
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName(name).length > 0) resolve();
    });
    observer.observe({ type, buffered: true });
  });

/** Settles when the first contents and the eager images are painted, or the images have failed. */
async function painted(): Promise<void> {
  await timelineEvent("paint", "first-contentful-paint");
  const pictures = document.querySelectorAll<HTMLImageElement>("img:not([loading=lazy])");
  await Promise.allSettled(Array.from(pictures, (picture) => picture.decode()));
  await nextFrame(); // the decoded images are part of this frame,
  await nextFrame(); // which has been painted when the next one starts
}

/** Holds back clicks on buttons until the page is hydrated, then repeats the last one. */
async function replayLastClick(): Promise<void> {
  let pressed: HTMLButtonElement | null = null;
  const keep = (event: Event) => {
    const button = (event.target as Element).closest("button");
    if (!button || button.popoverTargetElement) return; // popovers work without script
    event.preventDefault();
    event.stopPropagation();
    pressed = button;
  };
  addEventListener("click", keep, true);
  await timelineEvent("mark", "hydrated");
  removeEventListener("click", keep, true);
  (pressed as HTMLButtonElement | null)?.click();
}

async function load(): Promise<void> {
  void replayLastClick();
  const waitedEnough = new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS)); // a background tab has no frames
  await Promise.race([painted(), waitedEnough]);
  const [entry, ...others] = document.querySelectorAll<HTMLLinkElement>("link[data-rel=modulepreload]");
  for (const link of others) link.rel = "modulepreload";
  if (entry) await import(/* @vite-ignore */ entry.href);
}

void load();
