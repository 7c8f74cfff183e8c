const minute = 60_000;

/** The token is renewed this long before its end (spec §9), and counts as ended this long before it is; milliseconds. */
export const refreshBefore = 5 * minute;
export const endsBefore = 30_000;

const firstRetry = 30_000;
const longestRetry = 16 * minute;

/** When the next renewal is tried, by itself. */
export interface RefreshTimer {
  /** A token was received that ends at `expiresAt`: renew it in time. */
  startFor(expiresAt: number): void;
  /** The network failed: try later, waiting twice as long each time (spec §9). */
  backOff(): void;
  /** The device woke up, the window came back: a renewal that is overdue is made now. */
  catchUp(): void;
  stop(): void;
}

/** A timer that calls `renew` when it is time. Timers stand still while a device sleeps: see `catchUp`. */
export function createRefreshTimer(renew: () => void): RefreshTimer {
  let dueAt = Infinity;
  let retry = firstRetry;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const wait = (delay: number) => {
    clearTimeout(timer);
    dueAt = Date.now() + delay;
    timer = setTimeout(renew, delay);
  };

  return {
    startFor: (expiresAt) => {
      retry = firstRetry;
      wait(Math.max(expiresAt - refreshBefore - Date.now(), firstRetry));
    },
    backOff: () => {
      wait(retry);
      retry = Math.min(retry * 2, longestRetry);
    },
    catchUp: () => {
      if (Date.now() >= dueAt) renew();
    },
    stop: () => {
      clearTimeout(timer);
      dueAt = Infinity;
      retry = firstRetry;
    },
  };
}

/** A tab that is frozen while it renews must not hold up the others for longer than this; milliseconds. */
const patience = 15_000;

/** Runs `work` while no other tab of this shop does, where the browser can promise that. */
export async function oneTabAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  if (!navigator.locks) return work();
  let begun = false;
  const begin = () => {
    begun = true;
    return work();
  };
  try {
    return await navigator.locks.request("shop-session", { signal: AbortSignal.timeout(patience) }, begin);
  } catch (error) {
    if (begun) throw error;
    return work();
  }
}
