import { serverTexts } from "@shop/shared/messages/server";
import { EntityManager } from "typeorm";
import { ServiceUnavailable } from "../errors";
import { Limiter } from "../limiter";

/** The maximum number of connections that one operation may hold, so that a few expensive operations leave some for others. */
const MAX_CONNECTIONS = 2;

/** The total time that a request may wait for and use connections, in ms. */
const BUDGET_MS = 10_000;

/**
 * A request's access to the database: at most two connections at once, ten seconds in total. Further statements wait for a free
 * connection, and are refused once the time is used up. Jobs have no time limit.
 */
export class OperationManager extends EntityManager {
  /** The id of the request. */
  requestId: string | null = null;
  /** The total time for statements, in ms. */
  budgetMs = BUDGET_MS;
  private readonly connections = new Limiter({ running: MAX_CONNECTIONS });
  private usedMs = 0;
  /** The number of pending lookups, and the start of the wait for them. */
  private readonly lookups = { pending: 0, since: 0 };
  /** Values that a read-only operation has read. */
  private found: Map<object, Promise<unknown>> | undefined;

  /** Runs work that uses one connection; throws ServiceUnavailable if the operation's time is used up. */
  withConnection<T>(work: () => Promise<T>): Promise<T> {
    return this.connections.run(async () => {
      const since = performance.now();
      try {
        this.requireTime();
        return await work();
      } finally {
        this.usedMs += performance.now() - since;
      }
    });
  }

  /**
   * Waits for a lookup that many operations share, without using a connection of this operation. Concurrent waits count once.
   * Throws ServiceUnavailable if the operation's time is used up.
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

  /** Marks the operation as read-only: rows needed by several fields are read once. */
  markReadOnly(): void {
    this.found ??= new Map();
  }

  /** The value of a key, read once in a read-only operation, and each time otherwise. */
  readOnce<T>(key: object, read: () => Promise<T>): Promise<T> {
    const known = this.found?.get(key) as Promise<T> | undefined;
    if (known) return known;
    const reading = read();
    this.found?.set(key, reading);
    return reading;
  }

  /**
   * Resets the time used: a long response is read in batches, each with the whole budget and without values kept from before.
   */
  renewBudget(): void {
    this.usedMs = 0;
    this.found?.clear();
  }

  private requireTime(): void {
    if (this.usedMs > this.budgetMs)
      throw new ServiceUnavailable(5, serverTexts().adminRefusals.accessRefusals.slow);
  }
}

/** Runs work that uses one connection; an OperationManager counts it towards its limits. */
export function withConnection<T>(db: EntityManager, work: () => Promise<T>): Promise<T> {
  return db instanceof OperationManager ? db.withConnection(work) : work();
}

/** Waits for a shared lookup; an OperationManager counts the time towards its limit. */
export function withLookup<T>(db: EntityManager, work: () => Promise<T>): Promise<T> {
  return db instanceof OperationManager ? db.withLookup(work) : work();
}

/** Reads a value that several fields of an operation need, once if the operation is read-only. */
export function readOnce<T>(db: EntityManager, key: object, read: () => Promise<T>): Promise<T> {
  return db instanceof OperationManager ? db.readOnce(key, read) : read();
}

/** Sets the request of a transaction. */
export function setRequestId({ queryRunner }: EntityManager, requestId: string | null): void {
  if (queryRunner && requestId !== null) queryRunner.data = { ...queryRunner.data, requestId };
}

/** The request of a statement, if known. */
export function requestIdOf(db: EntityManager): string | undefined {
  if (db instanceof OperationManager) return db.requestId ?? undefined;
  return (db.queryRunner?.data as { requestId?: string } | undefined)?.requestId;
}
