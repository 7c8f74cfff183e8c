interface Run<T> {
  running: Promise<T>;
  /** The next run, for all callers that arrived during this one. */
  next?: Promise<T>;
}

/**
 * Shares runs of the same work between concurrent callers. A caller that arrives during a run waits for the next one,
 * which starts when this one ends, so that no result is older than the call. A failed run fails for all its callers.
 */
export class SharedRuns<T> {
  private readonly current = new Map<string, Run<T>>();

  /** Whether work of this key is running. */
  has(key: string): boolean {
    return this.current.has(key);
  }

  /** Runs the work, or shares the next run of it. */
  run(key: string, work: () => Promise<T>): Promise<T> {
    const latest = this.current.get(key);
    if (!latest) return this.start(key, work);
    return (latest.next ??= latest.running.then(() => this.start(key, work)));
  }

  private start(key: string, work: () => Promise<T>): Promise<T> {
    const run: Run<T> = { running: work() };
    this.current.set(key, run);
    const end = () => void this.current.delete(key);
    run.running.then(() => run.next === undefined && end(), end);
    return run.running;
  }
}
