import type { RequestContext } from "./context";
import { OperationManager } from "../data/operation-manager";
import type { Replica } from "./request-reads";

/** The context of a read-only request: on a replica, if one is recent enough for this caller (ADR-0039). */
export function forReading(ctx: RequestContext): RequestContext {
  return readingFrom(ctx, ctx.reads.replica);
}

/** The context of a read-only request, on a replica if there is one. Rows needed by several fields are read once. */
export function readingFrom(ctx: RequestContext, replica: Replica | undefined): RequestContext {
  if (!replica) {
    if (ctx.db instanceof OperationManager) ctx.db.markReadOnly();
    return ctx;
  }
  const db = new OperationManager(replica.dataSource);
  db.requestId = ctx.requestId;
  db.markReadOnly();
  return { ...ctx, db, primary: ctx.db };
}

/**
 * The context of a read that must be current although its request is read-only. The caller's later reads are at least as
 * current.
 */
export function onPrimary(ctx: RequestContext): RequestContext {
  if (!ctx.primary) return ctx;
  ctx.reads.needsReadYourWrites = true;
  return { ...ctx, db: ctx.primary, primary: undefined };
}

/** Records that a request may have written, so that its caller's later reads include the change. */
export function markWritten({ reads }: RequestContext): void {
  reads.needsReadYourWrites = true;
}

/**
 * Serves a whole read-only request from the primary: the objects that its rows refer to must be as current as the rows.
 * Shared caches don't store its response.
 */
export function readOnPrimary({ reads }: RequestContext): void {
  reads.forcePrimary();
  reads.needsReadYourWrites = true;
}
