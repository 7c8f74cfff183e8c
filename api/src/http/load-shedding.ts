import { getHeapStatistics } from "node:v8";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { ServiceUnavailable } from "../errors";
import { LoadMonitor, type Load } from "./load-monitor";

/** From when on a process leaves visitors without an answer, so that it stays alive for everybody else. */
export interface LoadLimits extends Load {
  /** Requests that wait for an answer. */
  waiting: number;
  /** How often delay and heap are measured, in ms. */
  sampleMs: number;
}

/** Beyond what a process is in after any burst of ordinary requests, on a slow machine too. */
export const defaultLoadLimits: LoadLimits = {
  loopDelayMs: 2_000,
  heapBytes: 0.9 * getHeapStatistics().heap_size_limit,
  waiting: 1_000,
  sampleMs: 1_000,
};

/** What costs next to nothing, and what the pages of signed-in customers need. */
const ALWAYS_SERVED = ["/livez", "/readyz", "/assets/*", "/pictures/:hash/:file"];

/** How long somebody who is turned away should wait. */
const WAIT_SECONDS = 10;

/** How often the log may say that visitors are turned away, in ms. */
const LOG_PAUSE_MS = 10_000;

/** The process has more to do than it can. */
export class Overloaded extends ServiceUnavailable {
  constructor() {
    super(WAIT_SECONDS, "The shop is very busy right now. Please try again shortly.");
  }
}

interface LoadSheddingSettings {
  limits: LoadLimits;
  /** Whether a request carries a valid access token, as far as that can be told without the database. */
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
    const reason = overload(limits, { ...monitor.sustained, waiting: waiting.size });
    if (!reason || ALWAYS_SERVED.includes(request.routeOptions.url ?? "") || isSignedIn(request))
      return next();
    if (Date.now() >= logAgainAt) {
      logAgainAt = Date.now() + LOG_PAUSE_MS;
      request.log.warn(`visitors are turned away: ${reason}`);
    }
    return next(new Overloaded());
  });
}

/** What there is too much of, in words; undefined where there is not. */
function overload(limits: LoadLimits, { loopDelayMs, heapBytes, waiting }: Omit<LoadLimits, "sampleMs">) {
  if (loopDelayMs >= limits.loopDelayMs) return `the event loop is ${Math.round(loopDelayMs)} ms late`;
  if (heapBytes >= limits.heapBytes) return `${Math.round(heapBytes / 2 ** 20)} MB of memory are used`;
  if (waiting >= limits.waiting) return `${waiting} requests wait`;
  return undefined;
}

/**
 * The requests that have arrived whole and are not answered yet. Those still arriving, and answers that are fetched
 * slowly, are not among them: a stranger could keep up any number of both.
 */
function countWaiting(server: FastifyInstance): ReadonlySet<FastifyRequest> {
  const waiting = new Set<FastifyRequest>();
  server.addHook("preHandler", (request, _reply, next) => {
    waiting.add(request);
    next();
  });
  server.addHook("onSend", (request, _reply, _payload, next) => {
    waiting.delete(request);
    next();
  });
  return waiting;
}
