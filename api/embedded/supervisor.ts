import type { Log } from "./log";

/** A service in a separate process. */
export interface Service {
  /** Resolves when its process has ended for any reason. */
  ended: Promise<void>;
  /** Ends the service; resolves when it has ended. */
  stop(): Promise<void>;
}

const RETRY_DELAY_MS = 2_000;

/** Restarts the service whenever it ends unexpectedly, until `stop`. */
export function supervise(
  name: string,
  first: Service,
  start: () => Promise<Service>,
  log: Log,
): { stop(): Promise<void> } {
  let running = first;
  let stopping = false;

  async function restart(): Promise<void> {
    log.warn(`${name} ended unexpectedly: restarting it`);
    try {
      running = await start();
    } catch (error) {
      log.warn((error as Error).message);
      await new Promise((wake) => setTimeout(wake, RETRY_DELAY_MS));
    }
  }

  async function watch(): Promise<void> {
    for (;;) {
      await running.ended;
      if (stopping) return;
      await restart();
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
