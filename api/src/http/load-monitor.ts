import { getHeapStatistics } from "node:v8";

/** How much a process has to do. */
export interface Load {
  /** By how many ms the event loop was late. */
  loopDelayMs: number;
  heapBytes: number;
}

/** Measures the load of this process from time to time, until it is stopped. */
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

  /** The load that lasts: the smaller of the last two measures. One long piece of work, or garbage, is no overload. */
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
