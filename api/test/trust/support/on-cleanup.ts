const cleanups: (() => unknown)[] = [];

/** Registers a cleanup for the end of the test file, whether its tests pass or fail. Cleanups run in reverse order. */
export function onCleanup(cleanup: () => unknown): void {
  cleanups.push(cleanup);
}

/** Runs the registered cleanups: at the end of each test file (`clean-up-file.ts`), and of a program outside Jest. */
export async function cleanUp(): Promise<void> {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
}
