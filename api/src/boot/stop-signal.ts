/** Somebody has asked the process to end: the reason of a start that was given up. */
export class Stopped extends Error {}

const stopping = new AbortController();

// registered when this is loaded: the first process of a container ignores signals that nobody listens to
for (const name of ["SIGTERM", "SIGINT"] as const) process.on(name, () => stop(name));

/** Aborts with Stopped at the first SIGTERM or SIGINT, or the first call of `stop`. */
export const stopSignal = stopping.signal;

/** Asks this process to end; `reason` says who does. */
export function stop(reason: string): void {
  stopping.abort(new Stopped(reason));
}

/** Calls back once this process has been asked to end, with the reason. */
export function onStop(callback: (reason: string) => void): void {
  const report = () => callback((stopSignal.reason as Stopped).message);
  if (stopSignal.aborted) report();
  else stopSignal.addEventListener("abort", report, { once: true });
}

/** Resolves once this process has been asked to end. */
export const stopped = (): Promise<string> => new Promise((resolve) => onStop(resolve));

/** The result of `work`; throws Stopped as soon as this process is asked to end. What `work` waits for then is left to the process's end. */
export function unlessStopped<Result>(work: Promise<Result>): Promise<Result> {
  const stopped = new Promise<never>((_, reject) => onStop(() => reject(stopSignal.reason as Stopped)));
  return Promise.race([stopped, work]);
}
