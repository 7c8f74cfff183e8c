import { EntityManager } from "typeorm";
import { ServiceUnavailable } from "../errors";

/** The maximum number of connections that one operation may hold, so that a few expensive operations leave some for others. */
const MAX_CONNECTIONS = 2;

/** The total time that one operation may wait for and use connections, in ms. */
const BUDGET_MS = 10_000;

/**
 * The database as one GraphQL request or REST call may use it: two connections at once, ten seconds in all. Further
 * statements wait until one of the two is free, and are refused once the time is used up.
 */
export class OperationManager extends EntityManager {
  private free = MAX_CONNECTIONS;
  private usedMs = 0;
  private readonly waiting: (() => void)[] = [];

  /** Runs work that takes one connection; throws ServiceUnavailable if the operation's time is used up. */
  async withConnection<T>(work: () => Promise<T>): Promise<T> {
    if (this.free === 0) await new Promise<void>((proceed) => this.waiting.push(proceed));
    else this.free -= 1;
    const since = performance.now();
    try {
      if (this.usedMs > BUDGET_MS)
        throw new ServiceUnavailable(5, "This takes too long right now. Please try again shortly.");
      return await work();
    } finally {
      this.usedMs += performance.now() - since;
      this.passOn();
    }
  }

  /** Resets the time used: a long answer is read in batches, and each batch has the whole budget. */
  renewBudget(): void {
    this.usedMs = 0;
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
