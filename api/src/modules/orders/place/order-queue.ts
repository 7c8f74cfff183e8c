import { ServiceUnavailable } from "../../../errors";

/** The longest wait of a request for its turn, in ms. */
const TIMEOUT_MS = 5_000;

/** Concurrent statements of a single request, which may wait for a locked customer. */
const MAX_ALONE = 2;

/** The most items that one statement places. */
const MAX_ITEMS = 64;

/** A request in the queue. */
export interface Queued {
  readonly customer: { readonly id: string };
  readonly items: readonly unknown[];
}

/** The functions that place requests. */
export interface Placing<Request extends Queued, Decision> {
  /**
   * Places requests of different customers in the order of their arrival. `again`: place the request with the next
   * ones; `alone`: place it alone.
   */
  together(requests: readonly Request[]): Promise<(Decision | "again" | "alone")[]>;
  /** Places one request; waits while its customer is locked. */
  alone(request: Request): Promise<Decision>;
  /** Whether a failed statement has certainly changed nothing, so that its requests can be placed one by one. */
  isUndone(error: unknown): boolean;
}

interface Entry<Request, Decision> {
  readonly request: Request;
  resolve(decision: Decision): void;
  reject(error: unknown): void;
}

/**
 * Batches orders: requests that arrive while a statement runs are placed by the next one, oldest first. Two statements
 * at once would be smaller, and wait for each other's products. Only a second request of a customer is overtaken,
 * because it waits until the first has ended.
 */
export class OrderQueue<Request extends Queued, Decision> {
  private waiting: Entry<Request, Decision>[] = [];
  private waitingAlone: Entry<Request, Decision>[] = [];
  /** The customers of the running requests, and of those that wait to run alone. */
  private readonly customers = new Set<string>();
  private isPlacing = false;
  private alone = 0;
  private beginning: NodeJS.Immediate | undefined;

  constructor(private readonly placing: Placing<Request, Decision>) {}

  /**
   * Returns the decision on a request. Throws ServiceUnavailable if its turn doesn't come within 5 s; nothing is placed
   * then. If a statement fails because of one of its requests, each of them is placed alone.
   */
  async place(request: Request): Promise<Decision> {
    let timer: NodeJS.Timeout | undefined;
    try {
      return await new Promise<Decision>((resolve, reject) => {
        const entry = { request, resolve, reject };
        timer = setTimeout(() => this.refuseWaiting(entry), TIMEOUT_MS).unref();
        this.waiting.push(entry);
        // at the end of this turn of the event loop, so that all requests that arrive in it share the statement
        this.beginning ??= setImmediate(() => {
          this.beginning = undefined;
          this.next();
        });
      });
    } finally {
      clearTimeout(timer);
    }
  }

  private refuseWaiting(entry: Entry<Request, Decision>): void {
    const isOther = (other: Entry<Request, Decision>) => other !== entry;
    const isAlone = this.waitingAlone.includes(entry);
    if (isAlone) this.customers.delete(entry.request.customer.id);
    if (!isAlone && !this.waiting.includes(entry)) return; // it is running
    this.waiting = this.waiting.filter(isOther);
    this.waitingAlone = this.waitingAlone.filter(isOther);
    entry.reject(new ServiceUnavailable());
  }

  /** Starts as many statements as may run. */
  private next(): void {
    const batch = this.isPlacing ? [] : this.take();
    if (batch.length > 0) void this.runTogether(batch);
    while (this.alone < MAX_ALONE) {
      const entry = this.waitingAlone.shift();
      if (!entry) break;
      void this.runAlone(entry);
    }
  }

  /** Removes and returns the requests of the next statement. */
  private take(): Entry<Request, Decision>[] {
    const taken: Entry<Request, Decision>[] = [];
    let left = MAX_ITEMS;
    this.waiting = this.waiting.filter((entry) => {
      const { customer, items } = entry.request;
      if (left === 0 || this.customers.has(customer.id)) return true;
      if (items.length > left) left = 0; // none overtakes a cart that is too large for the rest of the statement
      if (left === 0) return true;
      left -= items.length;
      this.customers.add(customer.id);
      taken.push(entry);
      return false;
    });
    return taken;
  }

  private async runTogether(batch: Entry<Request, Decision>[]): Promise<void> {
    this.isPlacing = true;
    const again: Entry<Request, Decision>[] = [];
    try {
      const decisions = await this.tryTogether(batch.map(({ request }) => request));
      for (const [at, entry] of batch.entries()) {
        const decision = decisions[at] as Decision | "again" | "alone";
        if (decision === "alone") {
          this.waitingAlone.push(entry);
          continue;
        }
        this.customers.delete(entry.request.customer.id);
        if (decision === "again") again.push(entry);
        else entry.resolve(decision);
      }
    } catch (error) {
      for (const { request, reject } of batch) {
        this.customers.delete(request.customer.id);
        reject(error);
      }
    }
    this.isPlacing = false;
    this.waiting = [...again, ...this.waiting];
    this.next();
  }

  private async tryTogether(requests: Request[]): Promise<(Decision | "again" | "alone")[]> {
    try {
      return await this.placing.together(requests);
    } catch (error) {
      if (this.placing.isUndone(error)) return requests.map(() => "alone");
      throw error;
    }
  }

  private async runAlone({ request, resolve, reject }: Entry<Request, Decision>): Promise<void> {
    this.alone += 1;
    await this.placing.alone(request).then(resolve, reject);
    this.alone -= 1;
    this.customers.delete(request.customer.id);
    this.next();
  }
}
