interface Running {
  dataDir: string;
  services: { stop(): Promise<void> }[];
}

const shared = globalThis as { shopTestServices?: Running };

/** Keeps the run's services for Jest's global teardown, which shares only the global object with the setup. */
export function keepForTeardown(running: Running): void {
  shared.shopTestServices = running;
}

/** The services of the setup; undefined if it failed earlier. */
export function startedForRun(): Running | undefined {
  return shared.shopTestServices;
}
