import { EntityManager } from "typeorm";
import { ServiceUnavailable } from "../errors";

/** The maximum number of connections that one operation may hold, so that a few expensive operations leave some for others. */
const MAX_CONNECTIONS = 2;

/** The total time that a request may wait for and use connections, in ms. */
const BUDGET_MS = 10_000;

/**
 * The database as one GraphQL request or REST call may use it: two connections at once, ten seconds in all. Further
 * statements wait until one of the two is free, and are refused once the time is used up. A job has all the time that it needs.
 */
export class OperationManager extends EntityManager {
  /** The request that this is for. */
  requestId: string | null = null;
  /** The total time that its statements may take, in ms. */
  budgetMs = BUDGET_MS;
  private free = MAX_CONNECTIONS;
  private usedMs = 0;
  private readonly waiting: (() => void)[] = [];
  /** The lookups that the operation waits for, and since when it waits for any. */
  private readonly lookups = { pending: 0, since: 0 };
  /** What it has read once, if it only reads. */
  private found: Map<object, Promise<unknown>> | undefined;

  /** Runs work that takes one connection; throws ServiceUnavailable if the operation's time is used up. */
  async withConnection<T>(work: () => Promise<T>): Promise<T> {
    if (this.free === 0) await new Promise<void>((proceed) => this.waiting.push(proceed));
    else this.free -= 1;
    const since = performance.now();
    try {
      this.requireTime();
      return await work();
    } finally {
      this.usedMs += performance.now() - since;
      this.passOn();
    }
  }

  /**
   * Waits for a lookup that many operations share, and that takes none of this one's connections. Time in which the operation
   * waits for several counts once. Throws ServiceUnavailable if the operation's time is used up.
   */
  async withLookup<T>(work: () => Promise<T>): Promise<T> {
    this.requireTime();
    if (this.lookups.pending === 0) this.lookups.since = performance.now();
    this.lookups.pending += 1;
    try {
      return await work();
    } finally {
      this.lookups.pending -= 1;
      if (this.lookups.pending === 0) this.usedMs += performance.now() - this.lookups.since;
    }
  }

  /** Says that the operation writes nothing: what all its fields need is read once. */
  onlyReads(): void {
    this.found ??= new Map();
  }

  /** What this reads, known by its key: again each time, unless the operation only reads. */
  readOnce<T>(key: object, read: () => Promise<T>): Promise<T> {
    const known = this.found?.get(key) as Promise<T> | undefined;
    if (known) return known;
    const reading = read();
    this.found?.set(key, reading);
    return reading;
  }

  /** Resets the time used: a long answer is read in batches, and each batch has the whole budget and reads anew. */
  renewBudget(): void {
    this.usedMs = 0;
    this.found?.clear();
  }

  private requireTime(): void {
    if (this.usedMs > this.budgetMs)
      throw new ServiceUnavailable(5, "This takes too long right now. Please try again shortly.");
  }

  private passOn(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.free += 1;
  }
}

/** Runs work that takes one connection; an OperationManager counts it towards its limits. */
export function withConnection<T>(db: EntityManager, work: () => Promise<T>): Promise<T> {
  return db instanceof OperationManager ? db.withConnection(work) : work();
}

/** Waits for a shared lookup; an OperationManager counts the time towards its limit. */
export function withLookup<T>(db: EntityManager, work: () => Promise<T>): Promise<T> {
  return db instanceof OperationManager ? db.withLookup(work) : work();
}

/** Reads what many fields of an operation need: once, if it only reads. */
export function readOnce<T>(db: EntityManager, key: object, read: () => Promise<T>): Promise<T> {
  return db instanceof OperationManager ? db.readOnce(key, read) : read();
}

/** Says for which request a transaction is. */
export function nameRequest({ queryRunner }: EntityManager, requestId: string | null): void {
  if (queryRunner && requestId !== null) queryRunner.data = { ...queryRunner.data, requestId };
}

/** The request that a statement is for, if it is known. */
export function requestIdOf(db: EntityManager): string | undefined {
  if (db instanceof OperationManager) return db.requestId ?? undefined;
  return (db.queryRunner?.data as { requestId?: string } | undefined)?.requestId;
}
