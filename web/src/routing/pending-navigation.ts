const pending = new Set<Promise<unknown>>();
const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

/** Tracks the loading of a page's code until it settles. May be called while rendering. */
export function trackPending(code: Promise<unknown>): void {
  if (pending.has(code)) return;
  pending.add(code);
  const settle = () => {
    pending.delete(code);
    notify();
  };
  code.then(settle, settle);
  queueMicrotask(notify); // not at once: React forbids updates of other components while rendering
}

/** Calls `listener` when loading starts or ends; returns the function that unsubscribes it. */
export function onPendingChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a page's code is loading. */
export function isNavigationPending(): boolean {
  return pending.size > 0;
}
