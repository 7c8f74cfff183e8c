import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

/** A source of metrics in Prometheus' text format. */
export interface MetricsSource {
  contentType: string;
  /** Never rejects: unreadable metrics are omitted. */
  read(): Promise<string>;
}

/** How long a request may take to arrive, in ms. */
const TIMEOUT_MS = 10_000;

/** Serves only GET /metrics; resolves when it listens. */
export async function serveMetrics(
  source: MetricsSource,
  { host, port }: { host: string; port: number },
): Promise<{ address: string; close(): Promise<void> }> {
  const server = createServer(
    { headersTimeout: TIMEOUT_MS, requestTimeout: TIMEOUT_MS },
    (request, response) => {
      const path = request.url?.split("?", 1)[0];
      if (path !== "/metrics") return void response.writeHead(404).end();
      if (request.method !== "GET") return void response.writeHead(405, { allow: "GET" }).end();
      source.read().then(
        (text) =>
          response
            .writeHead(200, { "content-type": source.contentType, "cache-control": "no-store" })
            .end(text),
        () => response.writeHead(503).end(),
      );
    },
  );
  await new Promise<void>((listening, failed) => server.once("error", failed).listen(port, host, listening));
  return { address: addressOf(server), close: () => closed(server) };
}

function addressOf(server: Server): string {
  const { address, port } = server.address() as AddressInfo;
  return `http://${address.includes(":") ? `[${address}]` : address}:${port}/metrics`;
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
