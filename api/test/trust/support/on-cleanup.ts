const cleanups: (() => unknown)[] = [];

/** Registers a cleanup for the end of the test file, whether its tests pass or fail. The last one registered runs first. */
export function onCleanup(cleanup: () => unknown): void {
  cleanups.push(cleanup);
}

/** Runs what is registered; a program that is no test file calls it at its end. */
export async function cleanUp(): Promise<void> {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
}

if (typeof afterAll === "function") afterAll(cleanUp, 60_000);
