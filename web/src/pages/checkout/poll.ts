/** Milliseconds: the first delay, the growth factor, the maximum delay, and the total. */
const FIRST_MS = 500;
const GROWTH = 1.5;
const LONGEST_MS = 10_000;
const LIMIT_MS = 5 * 60_000;

interface Poll {
  /** Sends one request; resolves to true to end the polling. Must not reject. */
  ask: () => Promise<boolean>;
  /** Called after the last attempt without a result. */
  onGivenUp: () => void;
}

/**
 * Polls at once, then after delays that grow to ten seconds, for five minutes. Doesn't poll while the tab is hidden; polls
 * at once when the tab becomes visible or the connection returns. Returns a function that stops it.
 */
export function poll({ ask, onGivenUp }: Poll): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let delay = FIRST_MS;
  let waited = 0;
  let asking = false;
  let ended = false;

  const end = () => {
    ended = true;
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", askAtOnce);
    window.removeEventListener("online", askAtOnce);
  };
  const plan = () => {
    if (waited >= LIMIT_MS) {
      end();
      return onGivenUp();
    }
    timer = setTimeout(() => void next(), delay);
    waited += delay;
    delay = Math.min(delay * GROWTH, LONGEST_MS);
  };
  const next = async () => {
    if (ended || asking || document.hidden) return; // `visibilitychange` continues
    clearTimeout(timer);
    asking = true;
    const done = await ask();
    asking = false;
    if (ended) return;
    if (done) end();
    else plan();
  };
  const askAtOnce = () => {
    delay = FIRST_MS;
    void next();
  };

  document.addEventListener("visibilitychange", askAtOnce);
  window.addEventListener("online", askAtOnce);
  void next();
  return end;
}
