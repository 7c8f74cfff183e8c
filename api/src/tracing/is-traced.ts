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
