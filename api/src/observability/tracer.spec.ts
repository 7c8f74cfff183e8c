import { readEnv } from "../boot/env";
import { isTraced } from "./tracer";

it.each([
  [{ OTEL_TRACES_EXPORTER: "otlp" }],
  [{ OTEL_TRACES_EXPORTER: "console" }],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: "http://collector:4318" }],
  [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: "http://collector:4318/v1/traces" }],
])("traces with %j", (env) => expect(isTraced(env)).toBe(true));

it.each([
  [{}],
  [{ OTEL_SERVICE_NAME: "shop", OTEL_TRACES_SAMPLER: "always_on" }],
  [{ OTEL_TRACES_EXPORTER: "", OTEL_EXPORTER_OTLP_ENDPOINT: "" }],
  [{ OTEL_TRACES_EXPORTER: "none", OTEL_EXPORTER_OTLP_ENDPOINT: "http://collector:4318" }],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: "http://collector:4318", OTEL_SDK_DISABLED: "true" }],
])("traces nothing with %j", (env) => expect(isTraced(env)).toBe(false));

it.each([
  ["OTEL_TRACES_EXPORTER", "zipkin"],
  ["OTEL_EXPORTER_OTLP_PROTOCOL", "grpc"],
  ["OTEL_EXPORTER_OTLP_TRACES_PROTOCOL", "grpc"],
])("refuses to start with %s=%s, which it doesn't have", (name, value) => {
  expect(() => readEnv({ [name]: value })).toThrow(name);
});
