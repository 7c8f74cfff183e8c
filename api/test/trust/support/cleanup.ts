const cleanups: (() => unknown)[] = [];

/** Has something ended when the test file's tests are done, whether or not they passed; what was opened last ends first. */
export function atEnd(cleanup: () => unknown): void {
  cleanups.push(cleanup);
}

afterAll(async () => {
  for (const cleanup of cleanups.reverse()) await cleanup();
}, 60_000);
