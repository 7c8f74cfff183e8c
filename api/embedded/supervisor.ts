import type { Log } from "./log";

/** A service in a process of its own. */
export interface Service {
  /** Resolves once its process has ended, however that came. */
  ended: Promise<void>;
  /** Resolves when it is gone. */
  stop(): Promise<void>;
}

const PAUSE_AFTER_FAILURE_MS = 2_000;

/** Starts the service again whenever it ends without having been told to, until `stop`. */
export function supervise(
  name: string,
  first: Service,
  start: () => Promise<Service>,
  log: Log,
): { stop(): Promise<void> } {
  let running = first;
  let stopping = false;

  async function startAgain(): Promise<void> {
    log.warn(`${name} ended unexpectedly: starting it again`);
    try {
      running = await start();
    } catch (error) {
      log.warn((error as Error).message);
      await new Promise((wake) => setTimeout(wake, PAUSE_AFTER_FAILURE_MS));
    }
  }

  async function watch(): Promise<void> {
    for (;;) {
      await running.ended;
      if (stopping) return;
      await startAgain();
      if (stopping) await running.stop();
    }
  }

  const watched = watch();
  return {
    async stop() {
      stopping = true;
      await running.stop();
      await watched;
    },
  };
}
