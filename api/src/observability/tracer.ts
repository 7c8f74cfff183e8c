import type { FastifyInstance } from "fastify";

/** What traces are made of, if this process is traced (ADR-0046). */
export interface Tracer {
  /** Runs work as a step of the caller's trace. */
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

/** The exporters and protocols of OpenTelemetry's variables that the shop has. */
export const EXPORTERS = ["otlp", "console", "none"] as const;
export const PROTOCOLS = ["http/protobuf", "http/json"] as const;

/** Whether OpenTelemetry's standard variables ask for traces: by an exporter, or by where to send them. */
export function isTraced(env: NodeJS.ProcessEnv): boolean {
  if (env.OTEL_SDK_DISABLED?.toLowerCase() === "true") return false;
  const endpoint = env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT || env.OTEL_EXPORTER_OTLP_ENDPOINT;
  const exporter = env.OTEL_TRACES_EXPORTER || (endpoint ? "otlp" : "none");
  return exporter === "otlp" || exporter === "console";
}
