import { ServiceUnavailable } from "./errors";
import { sharedRead, type SharedReadKind } from "./observability/signals";

/** How many keys may run at once. Work with further keys isn't shared. */
const MAX_KEYS = 1_000;

/** The deadline of a run, in ms: longer than the database's own limits, which fail with a better message. */
const DEADLINE_MS = 12_000;

/** The runs of a key. */
interface Runs<T> {
  running?: Promise<T> | undefined;
  /** The next run, for all callers that arrived during this one. */
  next?: Promise<T> | undefined;
}

/**
 * Shares runs of equal work between concurrent callers (ADR-0032). A caller that arrives during a run waits for the next one, which
 * starts when this one ends. So results are always read after the call: they are never stale, and nothing needs to be invalidated. A
 * failed run fails for all its callers, and the next one starts afresh. A run beyond the deadline fails with ServiceUnavailable.
 */
export class SharedRuns<T> {
  private readonly current = new Map<string, Runs<T>>();

  constructor(
    private readonly kind: SharedReadKind,
    private readonly deadlineMs = DEADLINE_MS,
  ) {}

  /** The number of keys with a run. */
  get count(): number {
    return this.current.size;
  }

  /** Whether work with this key is running. */
  has(key: string): boolean {
    return this.current.has(key);
  }

  /** Runs the work, or shares its next run. */
  run(key: string, work: () => Promise<T>): Promise<T> {
    if (sharedRead.isObserved) sharedRead.publish({ of: this.kind, event: "caller" });
    const known = this.current.get(key);
    if (!known && this.current.size >= MAX_KEYS) return this.inTime(work);
    const runs = known ?? {};
    if (!known) this.current.set(key, runs);
    const start = () => this.start(key, runs, work);
    return runs.running ? (runs.next ??= runs.running.then(start, start)) : start();
  }

  private start(key: string, runs: Runs<T>, work: () => Promise<T>): Promise<T> {
    const running = this.inTime(work);
    runs.running = running;
    runs.next = undefined;
    const end = () => {
      if (runs.next) return;
      this.current.delete(key);
      runs.running = undefined; // entries deleted from a map live long as garbage (ADR-0032)
    };
    running.then(end, end);
    return running;
  }

  private inTime(work: () => Promise<T>): Promise<T> {
    if (sharedRead.isObserved) sharedRead.publish({ of: this.kind, event: "run" });
    return new Promise((resolve, reject) => {
      const result = work();
      const timer = setTimeout(() => reject(new ServiceUnavailable()), this.deadlineMs);
      const end = () => clearTimeout(timer);
      result.then(resolve, reject);
      result.then(end, end);
    });
  }
}
