const pending = new Set<Promise<unknown>>();
const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

/** Counts a page's code as waited for until it has come, or failed. May be called while rendering. */
export function trackPending(code: Promise<unknown>): void {
  if (pending.has(code)) return;
  pending.add(code);
  const settle = () => {
    pending.delete(code);
    notify();
  };
  code.then(settle, settle);
  queueMicrotask(notify); // those who listen render by themselves, which they can't while something else does
}

/** Calls `listener` whenever the waiting begins or ends; gives the way to stop. */
export function onPendingChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether somebody is waiting for a page's code. */
export function isNavigationPending(): boolean {
  return pending.size > 0;
}
