/**
 * Where every page begins: lets what the server rendered be drawn before any code is asked for, which would compete with
 * pictures and typeface for a slow line (ADR-0011). The server lists what the page needs, the entry first, so
 * that it is fetched at once and not import by import.
 */
const MAX_WAIT_MS = 1_000;

const nextFrame = () => new Promise(requestAnimationFrame);

/** Resolves when something of that name was noted on the page's timeline. */
const timelineEvent = (type: "paint" | "mark", name: string) =>
  new Promise<void>((resolve) => {
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName(name).length > 0) resolve();
    });
    observer.observe({ type, buffered: true });
  });

/** Settles when all that one sees first was drawn, or can't be had. */
async function painted(): Promise<void> {
  await timelineEvent("paint", "first-contentful-paint");
  const pictures = document.querySelectorAll<HTMLImageElement>("img:not([loading=lazy])");
  await Promise.allSettled(Array.from(pictures, (picture) => picture.decode()));
  await nextFrame(); // what was decoded goes into this one,
  await nextFrame(); // which is drawn when the next begins
}

/** Keeps the last button that is pressed before the page answers from sending a form as an address, and presses it then. */
async function replayLastClick(): Promise<void> {
  let pressed: HTMLButtonElement | null = null;
  const keep = (event: Event) => {
    const button = (event.target as Element).closest("button");
    if (!button || button.popoverTargetElement) return; // a menu opens by itself
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
  const waitedEnough = new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS)); // in the background no frame comes
  await Promise.race([painted(), waitedEnough]);
  const [entry, ...others] = document.querySelectorAll<HTMLLinkElement>("link[data-rel=modulepreload]");
  for (const link of others) link.rel = "modulepreload";
  if (entry) await import(/* @vite-ignore */ entry.href);
}

void load();
