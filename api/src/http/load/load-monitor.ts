import { getHeapStatistics } from "node:v8";

/** The load of a process. */
export interface Load {
  /** The delay of the event loop, in ms. */
  loopDelayMs: number;
  heapBytes: number;
}

/** Measures the load of this process at an interval, until it is stopped. */
export class LoadMonitor {
  private last: Load = { loopDelayMs: 0, heapBytes: 0 };
  private before: Load = this.last;
  private readonly timer: NodeJS.Timeout;

  constructor(sampleMs: number) {
    let due = performance.now() + sampleMs;
    this.timer = setInterval(() => {
      const now = performance.now();
      this.before = this.last;
      this.last = { loopDelayMs: now - due, heapBytes: getHeapStatistics().used_heap_size };
      due = now + sampleMs;
    }, sampleMs).unref();
  }

  /** The lower of the last two measurements: a single long task, or garbage not collected yet, isn't an overload. */
  get sustained(): Load {
    return {
      loopDelayMs: Math.min(this.last.loopDelayMs, this.before.loopDelayMs),
      heapBytes: Math.min(this.last.heapBytes, this.before.heapBytes),
    };
  }

  stop(): void {
    clearInterval(this.timer);
  }
}
