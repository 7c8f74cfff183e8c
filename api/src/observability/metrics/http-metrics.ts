import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { Counter, Histogram, type Registry } from "prom-client";

/** In seconds: from a cached response to the longest duration of a request. */
export const DURATION_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH"]);

const methodOf = ({ method }: FastifyRequest) => (METHODS.has(method) ? method : "other");

/** The pattern of the route, never the address; a request without a route is a page, or unmatched. */
const routeOf = ({ routeOptions }: FastifyRequest, { statusCode }: FastifyReply) =>
  routeOptions.url ?? (statusCode === 404 ? "unmatched" : "page");

/** Counts and times the requests of a server, by route, method and status. Call it before the routes are added. */
export type WatchRequests = (server: FastifyInstance) => void;

/** Declares the metrics of requests. */
export function httpMetrics(registry: Registry): WatchRequests {
  const registers = [registry];
  const requests = new Counter({
    name: "http_requests_total",
    help: "Requests that were answered, by route pattern, method and status.",
    labelNames: ["method", "route", "status"],
    registers,
  });
  const durations = new Histogram({
    name: "http_request_duration_seconds",
    help: "From the arrival of a request to the end of its answer.",
    labelNames: ["method", "route"],
    buckets: DURATION_BUCKETS,
    registers,
  });
  return (server) => {
    server.addHook("onResponse", (request, reply, done) => {
      const labels = { method: methodOf(request), route: routeOf(request, reply) };
      durations.observe(labels, reply.elapsedTime / 1_000);
      requests.inc({ ...labels, status: reply.statusCode });
      done();
    });
  };
}
