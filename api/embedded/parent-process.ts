const EVERY_MS = 500;

/**
 * Calls back once when the npm process that started this one has ended. npm forwards SIGTERM and SIGINT, but not its own SIGKILL,
 * and the next `npm start` would find the port and the data folder in use. Does nothing in a process not started by npm.
 */
export function watchParent(onGone: () => void, parentId = () => process.ppid): void {
  if (!process.env.npm_lifecycle_event) return;
  const parent = parentId();
  const timer = setInterval(() => {
    if (parentId() === parent) return;
    clearInterval(timer);
    onGone();
  }, EVERY_MS);
  timer.unref();
}

/** Exits with 1 at a signal, or once npm has ended, without finishing work in progress. */
export function exitOnSignal(): void {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => process.exit(1));
  watchParent(() => process.exit(1));
}
