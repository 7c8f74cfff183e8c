import { serverTexts } from "@shop/shared/messages/server";
import { getHeapStatistics } from "node:v8";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { ServiceUnavailable } from "../../errors";
import { visitorRefused } from "../../observability/signals";
import { LoadMonitor, type Load } from "./load-monitor";

declare module "fastify" {
  interface FastifyRequest {
    /** Whether this request has arrived and isn't answered yet. */
    isWaiting: boolean;
  }
}

/** The load above which a process refuses visitors, so that it can serve signed-in customers and health checks. */
export interface LoadLimits extends Load {
  /** The number of requests that wait for an answer. */
  waiting: number;
  /** The interval at which delay and heap are measured, in ms. */
  sampleMs: number;
}

/** Higher than ordinary peaks, even on a slow machine. */
export const defaultLoadLimits: LoadLimits = {
  loopDelayMs: 2_000,
  heapBytes: 0.9 * getHeapStatistics().heap_size_limit,
  waiting: 1_000,
  sampleMs: 1_000,
};

/** Cheap routes, and routes needed by the pages of signed-in customers. */
const ALWAYS_SERVED = ["/livez", "/readyz", "/assets/*", "/pictures/:hash/:file"];

/** `Retry-After` of a refused visitor. */
const RETRY_AFTER_SECONDS = 10;

/** The time between two log lines about refused visitors, in ms. */
const LOG_INTERVAL_MS = 10_000;

/** The process is overloaded. */
export class Overloaded extends ServiceUnavailable {
  constructor() {
    super(RETRY_AFTER_SECONDS, serverTexts().refusals.generalRefusals.busy);
  }
}

interface LoadSheddingSettings {
  limits: LoadLimits;
  /** Whether a request has an access token with a valid signature; doesn't read the database. */
  isSignedIn: (request: FastifyRequest) => boolean;
}

/** Refuses visitors with 503 while the process is overloaded; signed-in customers and health checks are served. */
export function registerLoadShedding(
  server: FastifyInstance,
  { limits, isSignedIn }: LoadSheddingSettings,
): void {
  const monitor = new LoadMonitor(limits.sampleMs);
  server.addHook("onClose", () => monitor.stop());
  const waiting = countWaiting(server);
  let logAgainAt = 0;
  server.addHook("onRequest", (request, _reply, next) => {
    const reason = overload(limits, monitor.sustained, waiting());
    if (!reason || ALWAYS_SERVED.includes(request.routeOptions.url ?? "") || isSignedIn(request))
      return next();
    if (Date.now() >= logAgainAt) {
      logAgainAt = Date.now() + LOG_INTERVAL_MS;
      request.log.warn(`overloaded, visitors are refused: ${reason.text}`);
    }
    visitorRefused.publish({ reason: reason.kind });
    return next(new Overloaded());
  });
}

/** The reason why the process counts as overloaded; undefined otherwise. */
function overload(limits: LoadLimits, { loopDelayMs, heapBytes }: Load, waiting: number) {
  if (loopDelayMs >= limits.loopDelayMs)
    return { kind: "event loop", text: `the event loop is ${Math.round(loopDelayMs)} ms late` } as const;
  if (heapBytes >= limits.heapBytes)
    return { kind: "memory", text: `${Math.round(heapBytes / 2 ** 20)} MB of memory are used` } as const;
  if (waiting >= limits.waiting)
    return { kind: "waiting requests", text: `${waiting} requests wait` } as const;
  return undefined;
}

/**
 * Counts requests that have arrived completely and aren't answered yet. Requests still arriving, and answers that a client reads slowly,
 * don't count: one client could hold any number of either. This is a counter and not a set: a set's garbage would live long (ADR-0032).
 */
function countWaiting(server: FastifyInstance): () => number {
  let waiting = 0;
  server.decorateRequest("isWaiting", false);
  server.addHook("preHandler", (request, _reply, next) => {
    if (!request.isWaiting) waiting += 1;
    request.isWaiting = true;
    next();
  });
  server.addHook("onSend", (request, _reply, _payload, next) => {
    if (request.isWaiting) waiting -= 1;
    request.isWaiting = false;
    next();
  });
  return () => waiting;
}
