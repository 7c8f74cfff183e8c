import { getHeapStatistics } from "node:v8";
import underPressure from "@fastify/under-pressure";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { ServiceUnavailable } from "../errors";

/** From when on a process leaves visitors without an answer, so that it stays alive for everybody else. */
export interface LoadLimits {
  /** By how many ms the event loop is late on average. */
  loopDelayMs: number;
  heapBytes: number;
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
export async function registerLoadShedding(
  server: FastifyInstance,
  { limits, isSignedIn }: LoadSheddingSettings,
): Promise<void> {
  let logAgainAt = 0;
  const shed = (request: FastifyRequest, reason: string): Promise<void> => {
    if (ALWAYS_SERVED.includes(request.routeOptions.url ?? "") || isSignedIn(request))
      return Promise.resolve();
    if (Date.now() >= logAgainAt) {
      logAgainAt = Date.now() + LOG_PAUSE_MS;
      request.log.warn(`overloaded (${reason}): visitors are turned away`);
    }
    return Promise.reject(new Overloaded());
  };
  await server.register(underPressure, {
    maxEventLoopDelay: limits.loopDelayMs,
    maxHeapUsedBytes: limits.heapBytes,
    sampleInterval: limits.sampleMs,
    pressureHandler: (request, _reply, type, value) => shed(request, `${type} ${value}`),
  });
  const waiting = countWaiting(server);
  server.addHook("onRequest", async (request) => {
    if (waiting.size >= limits.waiting) await shed(request, `${waiting.size} requests wait`);
  });
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
