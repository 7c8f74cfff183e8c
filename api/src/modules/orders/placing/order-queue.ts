import { ServiceUnavailable } from "../../../errors";
import { Claims } from "./claims";

/** How long a form may wait for its turn, in ms. */
const TIMEOUT_MS = 5_000;

/** Statements of many forms at a time. They take two of the process's connections, and leave the others to those who read. */
const MAX_TOGETHER = 2;

/** Statements of a single form at a time, which may wait for a locked customer. */
const MAX_ALONE = 2;

/** The most entries that one statement places. */
const MAX_ENTRIES = 64;

/** What waits in the queue: whose it is, and the products that it wants. */
export interface Queued {
  readonly customerId: string;
  readonly productIds: readonly string[];
}

/** How the forms of a queue are placed. */
export interface Placing<Form extends Queued, Decision> {
  /** Places forms of different customers in the order of their arrival. */
  together(forms: readonly Form[]): Promise<(Decision | "again" | "busy")[]>;
  /** Places one form, and waits while its customer is locked. */
  alone(form: Form): Promise<Decision>;
  /** Whether a statement that failed has changed nothing for certain, so that its forms can be placed one by one. */
  isUndone(error: unknown): boolean;
}

interface Waiting<Form, Decision> {
  readonly form: Form;
  /** When it has waited too long. */
  readonly until: number;
  resolve(decision: Decision): void;
  reject(error: unknown): void;
}

class Failure {
  constructor(readonly error: unknown) {}
}

const keysOf = ({ customerId, productIds }: Queued) => [customerId, ...productIds];

/**
 * Places together what waits: while a statement runs, forms that arrive wait, and the next statement takes them all. A form never
 * runs beside another of its customer, nor of its products except in the same statement: in the database it would wait for the
 * same row, and hold a connection meanwhile. No form for a product overtakes an earlier one of another customer.
 */
export class OrderQueue<Form extends Queued, Decision> {
  private waiting: Waiting<Form, Decision>[] = [];
  private readonly waitingAlone: Waiting<Form, Decision>[] = [];
  /** The customers and products of all forms that wait or run. */
  private readonly claimed = new Claims();
  /** The customers and products of the forms that run. */
  private readonly running = new Claims();
  private together = 0;
  private alone = 0;
  private beginning: NodeJS.Immediate | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly placing: Placing<Form, Decision>) {}

  /**
   * The decision of a form. Throws ServiceUnavailable if its turn doesn't come within 5 s; nothing is placed then. If a statement
   * fails for one of its forms, each of them is placed alone.
   */
  place(form: Form): Promise<Decision> {
    return new Promise((resolve, reject) => {
      const keys = keysOf(form);
      const isFree = !keys.some((key) => this.claimed.has(key));
      this.claimed.add(keys);
      this.waiting.push({ form, until: Date.now() + TIMEOUT_MS, resolve, reject });
      this.watch();
      if (isFree) this.begin(); // otherwise it waits for another form's end, which calls `next`
    });
  }

  /** Begins a statement at the end of this turn of the event loop, with all forms that arrive in it. */
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

  /** Takes the forms that can run now, oldest first. A second form of a customer lets others pass. */
  private take(): Waiting<Form, Decision>[] {
    const taken: Waiting<Form, Decision>[] = [];
    const blocked = new Set<string>();
    const isFree = (key: string) => !blocked.has(key) && !this.running.has(key);
    let room = MAX_ENTRIES;
    const isTaken = (waiting: Waiting<Form, Decision>): boolean => {
      if (room === 0) return false;
      const { customerId, productIds } = waiting.form;
      const isBehind = productIds.length > room || !productIds.every(isFree);
      const runs = !isBehind && isFree(customerId);
      blocked.add(customerId);
      if (isBehind) for (const id of productIds) blocked.add(id);
      if (runs) room -= productIds.length;
      return runs && taken.push(waiting) > 0;
    };
    this.waiting = this.waiting.filter((waiting) => !isTaken(waiting));
    return taken;
  }

  private async runTogether(batch: Waiting<Form, Decision>[]): Promise<void> {
    this.together += 1;
    for (const { form } of batch) this.running.add(keysOf(form));
    const decisions = await this.tryTogether(batch.map(({ form }) => form));
    this.together -= 1;
    const again = batch.filter((waiting, at) => this.settle(waiting, decisions[at] as Decision) === "again");
    this.waiting = [...again, ...this.waiting];
    this.next();
  }

  private async tryTogether(forms: Form[]): Promise<(Decision | "again" | "busy" | Failure)[]> {
    try {
      return await this.placing.together(forms);
    } catch (error) {
      return forms.map(() => (this.placing.isUndone(error) ? "busy" : new Failure(error)));
    }
  }

  private settle(waiting: Waiting<Form, Decision>, decision: Decision | "again" | "busy" | Failure): unknown {
    const { customerId, productIds } = waiting.form;
    this.running.remove(productIds);
    if (decision === "busy") {
      this.claimed.remove(productIds);
      return this.waitingAlone.push(waiting); // its customer's next form still waits for it
    }
    this.running.remove([customerId]);
    if (decision === "again") return decision;
    this.claimed.remove(keysOf(waiting.form));
    return decision instanceof Failure ? waiting.reject(decision.error) : waiting.resolve(decision);
  }

  private async runAlone({ form, until, resolve, reject }: Waiting<Form, Decision>): Promise<void> {
    this.alone += 1;
    const placed = Date.now() < until ? this.placing.alone(form) : Promise.reject(new ServiceUnavailable());
    await placed.then(resolve, reject);
    this.alone -= 1;
    for (const claims of [this.running, this.claimed]) claims.remove([form.customerId]);
    this.next();
  }

  /** Refuses what waits for too long, with one timer for the oldest. */
  private watch(): void {
    const [oldest] = this.waiting;
    if (!oldest || this.timer) return;
    this.timer = setTimeout(() => this.refuseLate(), oldest.until - Date.now()).unref();
  }

  private refuseLate(): void {
    const now = Date.now();
    const late = this.waiting.filter(({ until }) => until <= now);
    this.waiting = this.waiting.filter(({ until }) => until > now);
    for (const { form, reject } of late) {
      this.claimed.remove(keysOf(form));
      reject(new ServiceUnavailable());
    }
    this.timer = undefined;
    this.watch();
  }
}
