/**
 * Calls back once when the npm that started this process has ended. npm forwards SIGTERM and SIGINT, but not its own SIGKILL, and
 * the next `npm start` would find the port and the data folder in use. Does nothing in a process that npm did not start.
 */
export function watchParent(onGone: () => void, everyMs = 500): void {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    onGone();
  }, everyMs);
  timer.unref();
}
