import { ServiceUnavailable } from "./errors";
import { sharedRead, type SharedReadKind } from "./observability/signals";

/** How many keys may run at once. Work of further keys runs for each caller alone. */
const MAX_KEYS = 1_000;

/** How long a run may take, in ms: longer than the database's own limits, which end it with a better message. */
const DEADLINE_MS = 12_000;

interface Run<T> {
  running: Promise<T>;
  /** The next run, for all callers that arrived during this one. */
  next?: Promise<T>;
}

/**
 * Reads together: shares runs of the same work between concurrent callers (ADR-0032). A caller that arrives during a run
 * waits for the next one, which starts when this one ends. So every result was read after all its callers had asked: it is
 * never stale, and nothing needs to be invalidated. A run that fails, fails for all its callers, and the next one starts afresh. One
 * that takes longer than the deadline fails with ServiceUnavailable.
 */
export class SharedRuns<T> {
  private readonly current = new Map<string, Run<T>>();

  constructor(
    private readonly kind: SharedReadKind,
    private readonly deadlineMs = DEADLINE_MS,
  ) {}

  /** The number of keys with a run. */
  get count(): number {
    return this.current.size;
  }

  /** Whether work of this key is running. */
  has(key: string): boolean {
    return this.current.has(key);
  }

  /** Runs the work, or shares the next run of it. */
  run(key: string, work: () => Promise<T>): Promise<T> {
    if (sharedRead.isObserved) sharedRead.publish({ of: this.kind, event: "caller" });
    const latest = this.current.get(key);
    if (!latest) return this.current.size < MAX_KEYS ? this.start(key, work) : this.inTime(work);
    const again = () => this.start(key, work);
    return (latest.next ??= latest.running.then(again, again));
  }

  private start(key: string, work: () => Promise<T>): Promise<T> {
    const run: Run<T> = { running: this.inTime(work) };
    this.current.set(key, run);
    const end = () => void (run.next === undefined && this.current.delete(key));
    run.running.then(end, end);
    return run.running;
  }

  private async inTime(work: () => Promise<T>): Promise<T> {
    if (sharedRead.isObserved) sharedRead.publish({ of: this.kind, event: "run" });
    let timer: NodeJS.Timeout | undefined;
    const deadline = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new ServiceUnavailable()), this.deadlineMs);
    });
    try {
      return await Promise.race([work(), deadline]);
    } finally {
      clearTimeout(timer);
    }
  }
}
