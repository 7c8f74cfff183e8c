import { RateLimited } from "./errors";
import { rateLimited } from "./observability/signals";

/** How much work of one owner runs at once, how much may wait, and for how long, in ms. */
export interface ConcurrencyBounds {
  running: number;
  waiting: number;
  waitMs: number;
}

/** Waiting work. */
interface Waiting {
  key: unknown;
  begin: () => void;
}

/** The work of one owner. */
interface Queue {
  /** How many times each key is running. */
  running: Map<unknown, number>;
  waiting: Set<Waiting>;
}

/** `Retry-After` of refused work, in seconds. */
const RETRY_AFTER_SECONDS = 2;

/**
 * Limits the concurrent work of each owner. Further work waits, in the order of arrival. Work with equal keys counts once, because it
 * shares its reads.
 */
export class ConcurrencyLimit {
  private readonly queues = new Map<string, Queue>();

  /** `rule` labels refusals in metrics. */
  constructor(
    private readonly rule: string,
    private readonly bounds: ConcurrencyBounds,
  ) {}

  /** The number of owners with work. */
  get count(): number {
    return this.queues.size;
  }

  /**
   * Runs the work when a slot is free; throws RateLimited if too much work waits, or this work has waited too long. Without a key it counts
   * separately.
   */
  async run<T>(owner: string, work: () => Promise<T>, key: unknown = Symbol(owner)): Promise<T> {
    const queue = this.queues.get(owner) ?? { running: new Map<unknown, number>(), waiting: new Set() };
    this.queues.set(owner, queue);
    if (this.mayBegin(queue, key)) begin(queue, key);
    else await this.wait(queue, key);
    try {
      return await work();
    } finally {
      this.end(queue, key);
      if (queue.running.size === 0) this.queues.delete(owner);
    }
  }

  private mayBegin({ running }: Queue, key: unknown): boolean {
    return running.has(key) || running.size < this.bounds.running;
  }

  private async wait({ waiting }: Queue, key: unknown): Promise<void> {
    if (waiting.size >= this.bounds.waiting) throw this.refusal();
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.delete(entry);
        reject(this.refusal());
      }, this.bounds.waitMs);
      const entry: Waiting = {
        key,
        begin() {
          clearTimeout(timer);
          resolve();
        },
      };
      waiting.add(entry);
    });
  }

  private refusal(): RateLimited {
    rateLimited.publish({ rule: this.rule });
    return new RateLimited(RETRY_AFTER_SECONDS);
  }

  private end(queue: Queue, key: unknown): void {
    const left = (queue.running.get(key) as number) - 1;
    if (left > 0) return void queue.running.set(key, left);
    queue.running.delete(key);
    for (const next of queue.waiting) {
      if (!this.mayBegin(queue, next.key)) continue;
      queue.waiting.delete(next);
      begin(queue, next.key);
      next.begin();
    }
  }
}

function begin({ running }: Queue, key: unknown): void {
  running.set(key, (running.get(key) ?? 0) + 1);
}
