import { setTimeout as wait } from "node:timers/promises";
import {
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
} from "@opentelemetry/api";
import { OTLPTraceExporter as JsonExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { OTLPTraceExporter as ProtobufExporter } from "@opentelemetry/exporter-trace-otlp-proto";
import { PgInstrumentation } from "@opentelemetry/instrumentation-pg";
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from "@opentelemetry/resources";
import { BatchSpanProcessor, ConsoleSpanExporter, NodeTracerProvider } from "@opentelemetry/sdk-trace-node";
import type { FastifyReply, FastifyRequest } from "fastify";
import { installTracer, type Tracer } from "./tracer";

declare module "fastify" {
  interface FastifyRequest {
    /** The position of the request in its trace. */
    traceContext: Context | null;
  }
}

/** How long sending the last spans may take, in ms. */
const CLOSE_TIMEOUT_MS = 5_000;

/** Requested every few seconds, and not worth a trace. */
const UNTRACED = ["/livez", "/readyz"];

/** The exporter named by the standard variables, from which it reads endpoint, headers and timeout itself. */
function exporterOf({ OTEL_TRACES_EXPORTER, ...env }: NodeJS.ProcessEnv) {
  if (OTEL_TRACES_EXPORTER === "console") return new ConsoleSpanExporter();
  const protocol = env.OTEL_EXPORTER_OTLP_TRACES_PROTOCOL || env.OTEL_EXPORTER_OTLP_PROTOCOL;
  return protocol === "http/json" ? new JsonExporter() : new ProtobufExporter();
}

const provider = new NodeTracerProvider({
  // OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES replace the name; sampling and batching are read from their variables
  resource: defaultResource()
    .merge(resourceFromAttributes({ "service.name": "shop" }))
    .merge(detectResources({ detectors: [envDetector] })),
  spanProcessors: [new BatchSpanProcessor(exporterOf(process.env))],
});
provider.register();
// the texts of statements, never their values
new PgInstrumentation({ requireParentSpan: true });

const spans = trace.getTracer("shop");

/** The span attributes of a request: its route, but never its address, which contains emails and searches. */
function begin(request: FastifyRequest, parent: Context): Context {
  const { method, routeOptions, id } = request;
  const route = routeOptions.url ?? "page";
  const attributes = { "http.request.method": method, "http.route": route, "shop.request_id": id };
  const span = spans.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent);
  return trace.setSpan(parent, span);
}

function end({ traceContext }: FastifyRequest, { statusCode }: FastifyReply): void {
  const span = traceContext && trace.getSpan(traceContext);
  if (!span) return;
  span.setAttribute("http.response.status_code", statusCode);
  if (statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

const tracer: Tracer = {
  step: (name, attributes, work) =>
    spans.startActiveSpan(name, { attributes }, (span) =>
      work()
        .catch((error: unknown) => {
          span.setStatus({ code: SpanStatusCode.ERROR });
          throw error;
        })
        .finally(() => span.end()),
    ),
  watchRequests(server, { trustProxy }) {
    server.decorateRequest("traceContext", null);
    server.addHook("onRequest", (request, _reply, next) => {
      if (UNTRACED.includes(request.routeOptions.url ?? "")) return next();
      const parent = trustProxy > 0 ? propagation.extract(ROOT_CONTEXT, request.headers) : ROOT_CONTEXT;
      request.traceContext = begin(request, parent);
      next();
    });
    // the body was read in the context of the connection
    server.addHook("preHandler", ({ traceContext }, _reply, next) =>
      traceContext ? context.with(traceContext, next) : next(),
    );
    server.addHook("onResponse", (request, reply, done) => {
      end(request, reply);
      done();
    });
  },
  close: () =>
    Promise.race([
      provider.shutdown().catch(() => undefined),
      wait(CLOSE_TIMEOUT_MS, undefined, { ref: false }),
    ]),
};
installTracer(tracer);
