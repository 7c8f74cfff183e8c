interface Running {
  dataDir: string;
  services: { stop(): Promise<void> }[];
}

const shared = globalThis as { shopTestServices?: Running };

/** Hands what the run started from jest's global setup to its teardown, which share nothing but the global object. */
export function keepForTeardown(running: Running): void {
  shared.shopTestServices = running;
}

/** What was handed over, if the setup got that far. */
export function startedForRun(): Running | undefined {
  return shared.shopTestServices;
}
