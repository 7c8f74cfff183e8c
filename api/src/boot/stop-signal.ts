/** The process was asked to end: the reason of an aborted start. */
export class Stopped extends Error {}

const stopping = new AbortController();

// registered on load: the first process of a container ignores signals without a listener
for (const name of ["SIGTERM", "SIGINT"] as const) process.on(name, () => stop(name));

/** Aborts with Stopped at the first SIGTERM or SIGINT, or the first call of `stop`. */
export const stopSignal = stopping.signal;

/** Asks this process to end; `reason` names the source of the request. */
export function stop(reason: string): void {
  stopping.abort(new Stopped(reason));
}

/** Calls back with the reason, once this process was asked to end. */
export function onStop(callback: (reason: string) => void): void {
  const report = () => callback((stopSignal.reason as Stopped).message);
  if (stopSignal.aborted) report();
  else stopSignal.addEventListener("abort", report, { once: true });
}

/** Resolves with the reason, once this process was asked to end. */
export const stopped = (): Promise<string> => new Promise((resolve) => onStop(resolve));

/**
 * The result of `work`; throws Stopped as soon as this process is asked to end. `work` itself isn't cancelled: it ends with the process.
 */
export function unlessStopped<Result>(work: Promise<Result>): Promise<Result> {
  const stopped = new Promise<never>((_, reject) => onStop(() => reject(stopSignal.reason as Stopped)));
  return Promise.race([stopped, work]);
}
