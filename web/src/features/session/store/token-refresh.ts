const minute = 60_000;

/** The token is renewed this long before its end (spec §9), and counts as ended this long before it is; milliseconds. */
export const REFRESH_BEFORE_MS = 5 * minute;
export const EXPIRY_MARGIN_MS = 30_000;

const FIRST_RETRY_MS = 30_000;
const MAX_RETRY_MS = 16 * minute;

/** When the next renewal is tried, by itself. */
export interface RefreshTimer {
  /** A token was received that ends at `expiresAt`: renew it in time. */
  schedule(expiresAt: number): void;
  /** The network failed: try later, waiting twice as long each time (spec §9). */
  backOff(): void;
  /** The device woke up, the window came back: a renewal that is overdue is made now. */
  runIfDue(): void;
  stop(): void;
}

/** A timer that calls `renew` when it is time. Timers stand still while a device sleeps: see `catchUp`. */
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

/** A tab that is frozen while it renews must not hold up the others for longer than this; milliseconds. */
const LOCK_TIMEOUT_MS = 15_000;

/** Runs `work` while no other tab of this shop does, where the browser can promise that. */
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
