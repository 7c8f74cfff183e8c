import type { RequestContext } from "./context";
import { OperationManager } from "../data/operation-manager";
import type { Replica } from "./request-reads";

/** The context for a request that only reads: on a replica, if one has all that this caller must see (ADR-0039). */
export function forReading(ctx: RequestContext): RequestContext {
  return readingFrom(ctx, ctx.reads.replica);
}

/** The context for a request that only reads, on a replica if there is one. What all its fields need is read once. */
export function readingFrom(ctx: RequestContext, replica: Replica | undefined): RequestContext {
  if (!replica) {
    if (ctx.db instanceof OperationManager) ctx.db.onlyReads();
    return ctx;
  }
  const db = new OperationManager(replica.dataSource);
  db.requestId = ctx.requestId;
  db.onlyReads();
  return { ...ctx, db, primary: ctx.db };
}

/**
 * The context for a read that must be current although its request only reads. What the caller asks next is at least as
 * current.
 */
export function onPrimary(ctx: RequestContext): RequestContext {
  if (!ctx.primary) return ctx;
  ctx.reads.mustBeSeen = true;
  return { ...ctx, db: ctx.primary, primary: undefined };
}

/** Notes that a request may have written, so that its caller sees that from now on. */
export function noteWrite({ reads }: RequestContext): void {
  reads.mustBeSeen = true;
}

/**
 * Has the primary serve a request as a whole although it only reads: what it refers to must be as current as its rows. Shared
 * caches keep no such answer.
 */
export function readOnPrimary({ reads }: RequestContext): void {
  reads.useNoReplica();
  reads.mustBeSeen = true;
}
