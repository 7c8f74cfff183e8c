import { ServiceUnavailable } from "../../../errors";

/** The longest wait of a request for its turn, in ms. */
const TIMEOUT_MS = 5_000;

/** Concurrent statements of many requests. They use two of the process's connections and leave the rest to reads. */
const MAX_TOGETHER = 2;

/** Concurrent statements of a single request, which may wait for a locked customer. */
const MAX_ALONE = 2;

/** The most items that one statement places. */
const MAX_ITEMS = 64;

/** A request in the queue: its customer, products and discount code. */
export interface Queued {
  readonly customer: { readonly id: string };
  readonly items: readonly { readonly productId: string }[];
  readonly discountCode: string | null;
}

/** The functions that place requests. */
export interface Placing<Request extends Queued, Decision> {
  /** Places requests of different customers in the order of their arrival. */
  together(requests: readonly Request[]): Promise<(Decision | "again" | "busy")[]>;
  /** Places one request; waits while its customer is locked. */
  alone(request: Request): Promise<Decision>;
  /** Whether a failed statement has certainly changed nothing, so that its requests can be placed one by one. */
  isUndone(error: unknown): boolean;
}

/**
 * The rows that a request needs exclusively: its customer, its products and its code. No two running statements share
 * one.
 */
interface Claim {
  readonly customerId: string;
  /** Product ids in lower case, and a code in upper case. */
  readonly rows: readonly string[];
}

interface Waiting<Request, Decision> extends Claim {
  readonly request: Request;
  /** The deadline of its turn. */
  readonly until: number;
  resolve(decision: Decision): void;
  reject(error: unknown): void;
}

class Failure {
  constructor(readonly error: unknown) {}
}

const keysOf = ({ customerId, rows }: Claim) => [customerId, ...rows];

/** Counts the claims on each key. */
class Claims {
  private readonly counts = new Map<string, number>();

  has(key: string): boolean {
    return this.counts.has(key);
  }

  add(keys: Iterable<string>): void {
    for (const key of keys) this.counts.set(key, (this.counts.get(key) ?? 0) + 1);
  }

  remove(keys: Iterable<string>): void {
    for (const key of keys) {
      const left = (this.counts.get(key) ?? 0) - 1;
      if (left > 0) this.counts.set(key, left);
      else this.counts.delete(key);
    }
  }
}

/**
 * Batches orders: requests that arrive while a statement runs are placed by the next one. A request never runs
 * concurrently with another of its customer. Requests for a common product or code run in one statement or one after
 * the other: in the database the second would wait for the row lock and hold a connection until then. No request for a
 * product or with a code overtakes an earlier one of another customer.
 */
export class OrderQueue<Request extends Queued, Decision> {
  private waiting: Waiting<Request, Decision>[] = [];
  private readonly waitingAlone: Waiting<Request, Decision>[] = [];
  /** The customers and products of all waiting and running requests. */
  private readonly claimed = new Claims();
  /** The customers and products of the running requests. */
  private readonly running = new Claims();
  private together = 0;
  private alone = 0;
  private beginning: NodeJS.Immediate | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly placing: Placing<Request, Decision>) {}

  /**
   * Returns the decision on a request. Throws ServiceUnavailable if its turn doesn't come within 5 s; nothing is placed
   * then. If a statement fails because of one of its requests, each of them is placed alone.
   */
  place(request: Request): Promise<Decision> {
    return new Promise((resolve, reject) => {
      const { customer, items, discountCode } = request;
      const productIds = items.map(({ productId }) => productId.toLowerCase());
      const waiting = {
        request,
        customerId: customer.id,
        rows: discountCode ? [...productIds, discountCode] : productIds,
        until: performance.now() + TIMEOUT_MS,
      };
      const keys = keysOf(waiting);
      const isFree = !keys.some((key) => this.claimed.has(key));
      this.claimed.add(keys);
      this.waiting.push({ ...waiting, resolve, reject });
      this.watch();
      if (isFree) this.begin(); // otherwise a running request calls `next` when it ends
    });
  }

  /** Begins a statement at the end of this turn of the event loop, with all requests that arrive in it. */
  private begin(): void {
    this.beginning ??= setImmediate(() => {
      this.beginning = undefined;
      this.next();
    });
  }

  private next(): void {
    while (this.together < MAX_TOGETHER) {
      const batch = this.take();
      if (batch.length === 0) break;
      void this.runTogether(batch);
    }
    while (this.alone < MAX_ALONE) {
      const waiting = this.waitingAlone.shift();
      if (!waiting) break;
      void this.runAlone(waiting);
    }
  }

  /**
   * Removes and returns the requests that can run now, oldest first. Other requests may overtake a second request of a
   * customer.
   */
  private take(): Waiting<Request, Decision>[] {
    const taken: Waiting<Request, Decision>[] = [];
    const blocked = new Set<string>();
    const isFree = (key: string) => !blocked.has(key) && !this.running.has(key);
    let left = MAX_ITEMS;
    const isTaken = (waiting: Waiting<Request, Decision>): boolean => {
      if (left === 0) return false;
      const { customerId, rows, request } = waiting;
      const isBehind = request.items.length > left || !rows.every(isFree);
      const runs = !isBehind && isFree(customerId);
      blocked.add(customerId);
      if (isBehind) for (const row of rows) blocked.add(row);
      if (runs) left -= request.items.length;
      return runs && taken.push(waiting) > 0;
    };
    this.waiting = this.waiting.filter((waiting) => !isTaken(waiting));
    return taken;
  }

  private async runTogether(batch: Waiting<Request, Decision>[]): Promise<void> {
    this.together += 1;
    for (const waiting of batch) this.running.add(keysOf(waiting));
    const decisions = await this.tryTogether(batch.map(({ request }) => request));
    this.together -= 1;
    const again = batch.filter((waiting, at) => this.settle(waiting, decisions[at] as Decision) === "again");
    this.waiting = [...again, ...this.waiting];
    this.next();
  }

  private async tryTogether(requests: Request[]): Promise<(Decision | "again" | "busy" | Failure)[]> {
    try {
      return await this.placing.together(requests);
    } catch (error) {
      return requests.map(() => (this.placing.isUndone(error) ? "busy" : new Failure(error)));
    }
  }

  private settle(
    waiting: Waiting<Request, Decision>,
    decision: Decision | "again" | "busy" | Failure,
  ): unknown {
    const { customerId, rows } = waiting;
    this.running.remove(rows);
    if (decision === "busy") {
      this.claimed.remove(rows);
      return this.waitingAlone.push(waiting); // the customer's next request still waits for it
    }
    this.running.remove([customerId]);
    if (decision === "again") return decision;
    this.claimed.remove(keysOf(waiting));
    return decision instanceof Failure ? waiting.reject(decision.error) : waiting.resolve(decision);
  }

  private async runAlone(waiting: Waiting<Request, Decision>): Promise<void> {
    const { request, customerId, until, resolve, reject } = waiting;
    this.alone += 1;
    const placed =
      performance.now() < until ? this.placing.alone(request) : Promise.reject(new ServiceUnavailable());
    await placed.then(resolve, reject);
    this.alone -= 1;
    for (const claims of [this.running, this.claimed]) claims.remove([customerId]);
    this.next();
  }

  /** Refuses requests past their deadline, with one timer for the oldest. */
  private watch(): void {
    const [oldest] = this.waiting;
    if (!oldest || this.timer) return;
    this.timer = setTimeout(() => this.refuseLate(), oldest.until - performance.now()).unref();
  }

  private refuseLate(): void {
    const now = performance.now();
    const late = this.waiting.filter(({ until }) => until <= now);
    this.waiting = this.waiting.filter(({ until }) => until > now);
    for (const waiting of late) {
      this.claimed.remove(keysOf(waiting));
      waiting.reject(new ServiceUnavailable());
    }
    this.timer = undefined;
    this.watch();
  }
}
