const cleanups: (() => unknown)[] = [];

/** Registers a cleanup for the end of the test file, whether its tests pass or fail. The last one registered runs first. */
export function onCleanup(cleanup: () => unknown): void {
  cleanups.push(cleanup);
}

afterAll(async () => {
  for (const cleanup of cleanups.reverse()) await cleanup();
}, 60_000);
