import type { FastifyInstance } from "fastify";

/** Creates traces, if this process is traced (ADR-0046). */
export interface Tracer {
  /** Runs work as a step of the caller's trace. */
  step<T>(name: string, attributes: Record<string, string>, work: () => Promise<T>): Promise<T>;
  /** Starts a trace with each request, or continues that of a trusted proxy. Call it before the routes are added. */
  watchRequests(server: FastifyInstance, options: { trustProxy: number }): void;
  /** Sends the remaining spans; never rejects, and never takes long. */
  close(): Promise<void>;
}

let installed: Tracer | undefined;

/** The tracer of this process; undefined if tracing is off. */
export const tracer = (): Tracer | undefined => installed;

/** Enables tracing in this process. */
export function installTracer(made: Tracer): void {
  installed = made;
}

/** The supported exporters and protocols of OpenTelemetry's variables. */
export const EXPORTERS = ["otlp", "console", "none"] as const;
export const PROTOCOLS = ["http/protobuf", "http/json"] as const;

/** Whether OpenTelemetry's standard variables enable traces, by an exporter or an endpoint. */
export function isTraced(env: NodeJS.ProcessEnv): boolean {
  if (env.OTEL_SDK_DISABLED?.toLowerCase() === "true") return false;
  const endpoint = env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT || env.OTEL_EXPORTER_OTLP_ENDPOINT;
  const exporter = env.OTEL_TRACES_EXPORTER || (endpoint ? "otlp" : "none");
  return exporter === "otlp" || exporter === "console";
}
