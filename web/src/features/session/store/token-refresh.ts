const minute = 60_000;

/** Milliseconds before its expiry at which the token is renewed (spec §9) and counts as expired. */
export const REFRESH_BEFORE_MS = 5 * minute;
export const EXPIRY_MARGIN_MS = 30_000;

const FIRST_RETRY_MS = 30_000;
const MAX_RETRY_MS = 16 * minute;

/** Schedules the next renewal of the token. */
export interface RefreshTimer {
  /** Schedules the renewal of a token that expires at `expiresAt`. */
  schedule(expiresAt: number): void;
  /** Schedules a retry after a network failure, with twice the delay each time (spec §9). */
  backOff(): void;
  /** Renews now if the renewal is overdue, after the device was asleep. */
  runIfDue(): void;
  stop(): void;
}

/** A timer that calls `renew` when it is due. Timers stop while a device sleeps: see `runIfDue`. */
export function createRefreshTimer(renew: () => void): RefreshTimer {
  let dueAt = Infinity;
  let retry = FIRST_RETRY_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const wait = (delay: number) => {
    clearTimeout(timer);
    dueAt = Date.now() + delay;
    timer = setTimeout(renew, delay);
  };

  return {
    schedule: (expiresAt) => {
      retry = FIRST_RETRY_MS;
      wait(Math.max(expiresAt - REFRESH_BEFORE_MS - Date.now(), FIRST_RETRY_MS));
    },
    backOff: () => {
      wait(retry);
      retry = Math.min(retry * 2, MAX_RETRY_MS);
    },
    runIfDue: () => {
      if (Date.now() >= dueAt) renew();
    },
    stop: () => {
      clearTimeout(timer);
      dueAt = Infinity;
      retry = FIRST_RETRY_MS;
    },
  };
}

/** Milliseconds to wait for another tab, which may be frozen while it renews. */
const LOCK_TIMEOUT_MS = 15_000;

/** Runs `work` in one tab at a time, in browsers with the Web Locks API. */
export async function withTabLock<Result>(work: () => Promise<Result>): Promise<Result> {
  if (!navigator.locks) return work();
  let begun = false;
  const begin = () => {
    begun = true;
    return work();
  };
  try {
    return await navigator.locks.request(
      "shop-session",
      { signal: AbortSignal.timeout(LOCK_TIMEOUT_MS) },
      begin,
    );
  } catch (error) {
    if (begun) throw error;
    return work();
  }
}
