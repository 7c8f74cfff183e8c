import type { FastifyInstance } from "fastify";

/** What traces are made of, if this process is traced (ADR-0046). */
export interface Tracer {
  /** Runs work as a step of the trace of whoever calls. */
  step<T>(name: string, attributes: Record<string, string>, work: () => Promise<T>): Promise<T>;
  /** Begins a trace with each request; goes on with that of a trusted proxy. Call it before the routes are added. */
  watchRequests(server: FastifyInstance, options: { trustProxy: number }): void;
  /** Sends what wasn't sent yet; never rejects, and never takes long. */
  close(): Promise<void>;
}

let installed: Tracer | undefined;

/** The tracer of this process; undefined where nothing is traced. */
export const tracer = (): Tracer | undefined => installed;

/** Has this process be traced. */
export function installTracer(made: Tracer): void {
  installed = made;
}
