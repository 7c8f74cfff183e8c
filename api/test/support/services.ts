interface Running {
  dataDir: string;
  services: { stop(): Promise<void> }[];
}

const shared = globalThis as { shopTestServices?: Running };

/** Passes the run's services from Jest's global setup to its teardown; the two share only the global object. */
export function keepForTeardown(running: Running): void {
  shared.shopTestServices = running;
}

/** The services of the setup; undefined if it failed before. */
export function startedForRun(): Running | undefined {
  return shared.shopTestServices;
}
