import { RateLimited } from "./errors";
import { rateLimited } from "./observability/signals";

/** How much work runs at once, how much may wait, and for how long, in ms. Without bounds, any work waits for its turn. */
export interface LimiterBounds {
  running: number;
  waiting?: number;
  waitMs?: number;
}

/** Waiting work. */
interface Waiting {
  key: unknown;
  begin: () => void;
}

/** `Retry-After` of refused work, in seconds. */
const RETRY_AFTER_SECONDS = 2;

/** Runs a limited amount of work at once. Further work waits, in the order of arrival, or is refused. */
export class Limiter {
  /** How many times each key is running. */
  private readonly running = new Map<unknown, number>();
  private readonly waiting = new Set<Waiting>();
  private unnamed = 0;

  /** `refusal` creates the error for work beyond the bounds. */
  constructor(
    private readonly bounds: LimiterBounds,
    private readonly refusal: () => Error = () => new RateLimited(RETRY_AFTER_SECONDS),
  ) {}

  /** Whether no work runs or waits. */
  get isIdle(): boolean {
    return this.running.size === 0;
  }

  /**
   * Runs the work when a slot is free; throws the refusal if too much work waits, or this work has waited too long. Work with equal keys
   * counts once, because it shares its reads; without a key it counts separately.
   */
  async run<T>(work: () => Promise<T>, key: unknown = (this.unnamed += 1)): Promise<T> {
    if (this.mayBegin(key)) this.count(key);
    else await this.wait(key);
    try {
      return await work();
    } finally {
      this.end(key);
    }
  }

  private mayBegin(key: unknown): boolean {
    return this.running.size < this.bounds.running || this.running.has(key);
  }

  private count(key: unknown): void {
    this.running.set(key, (this.running.get(key) ?? 0) + 1);
  }

  private wait(key: unknown): Promise<void> {
    const { waiting = Infinity, waitMs } = this.bounds;
    if (this.waiting.size >= waiting) throw this.refusal();
    return new Promise<void>((resolve, reject) => {
      const expire = () => {
        this.waiting.delete(entry);
        reject(this.refusal());
      };
      const timer = waitMs === undefined ? undefined : setTimeout(expire, waitMs);
      const entry: Waiting = {
        key,
        begin() {
          clearTimeout(timer);
          resolve();
        },
      };
      this.waiting.add(entry);
    });
  }

  private end(key: unknown): void {
    const left = (this.running.get(key) as number) - 1;
    if (left > 0) return void this.running.set(key, left);
    this.running.delete(key);
    for (const next of this.waiting) {
      if (!this.mayBegin(next.key)) continue;
      this.waiting.delete(next);
      this.count(next.key);
      next.begin();
    }
  }
}

/** A limiter for each owner, so that nobody waits for another owner's work. */
export class LimiterOfOwners {
  private readonly limiters = new Map<string, Limiter>();

  /** `rule` labels refusals in metrics. */
  constructor(
    private readonly rule: string,
    private readonly bounds: LimiterBounds,
  ) {}

  /** The number of owners with work. */
  get count(): number {
    return this.limiters.size;
  }

  /** Runs the owner's work as `Limiter` does; throws RateLimited. */
  async run<T>(owner: string, work: () => Promise<T>, key?: unknown): Promise<T> {
    const limiter = this.limiters.get(owner) ?? new Limiter(this.bounds, refusalOf(this.rule));
    this.limiters.set(owner, limiter);
    try {
      return await limiter.run(work, key);
    } finally {
      if (limiter.isIdle) this.limiters.delete(owner);
    }
  }
}

/** Creates RateLimited, and counts it in metrics under this rule. */
export const refusalOf = (rule: string) => () => {
  rateLimited.publish({ rule });
  return new RateLimited(RETRY_AFTER_SECONDS);
};
