import {
  Agent,
  createServer,
  request,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { onCleanup } from "./on-cleanup";
import { send } from "./http-client";

/** A small reverse proxy in front of several shop processes, like nginx or a cloud load balancer. */
export interface RoundRobinProxy {
  url: string;
  /** Requests answered with 502, because no upstream accepted them or an upstream closed the connection. */
  failures: string[];
  /** The number of requests sent to each upstream. */
  sent: Map<string, number>;
}

const OF_ONE_CONNECTION = new Set(["connection", "keep-alive"]);
const HEALTH_CHECK_MS = 100;

/**
 * Distributes requests over the upstreams with status 200 at /readyz, on keep-alive connections. Only a request that never
 * reached an upstream is sent to the next one: a request that may have been executed is never repeated.
 */
export async function startRoundRobinProxy(upstreams: string[]): Promise<RoundRobinProxy> {
  const ready = new Set(upstreams);
  const sent = new Map(upstreams.map((upstream) => [upstream, 0]));
  const failures: string[] = [];
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  const next = () => {
    const candidates = upstreams.filter((upstream) => ready.has(upstream));
    return candidates[(turn += 1) % candidates.length];
  };
  const health = watchHealth(upstreams, ready);

  async function serve(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = await bodyOf(incoming);
    for (let upstream = next(); upstream; upstream = next()) {
      sent.set(upstream, (sent.get(upstream) ?? 0) + 1);
      try {
        return await forward(upstream, agent, incoming, body, outgoing);
      } catch (error) {
        if (!neverArrived(error)) return fail(`${incoming.method} ${incoming.url}: ${String(error)}`);
        ready.delete(upstream);
      }
    }
    fail(`${incoming.method} ${incoming.url}: no upstream is ready`);

    function fail(reason: string): void {
      failures.push(reason);
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502).end(reason);
    }
  }

  const server = createServer((incoming, outgoing) => void serve(incoming, outgoing));
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const close = async () => {
    health.stop();
    agent.destroy();
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  };
  onCleanup(close);
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, failures, sent };
}

function watchHealth(upstreams: string[], ready: Set<string>): { stop(): void } {
  const check = async (upstream: string) => {
    const answer = await send(`${upstream}/readyz`, { timeoutMs: 5_000 }).catch(() => undefined);
    if (answer?.status === 200) ready.add(upstream);
    else ready.delete(upstream);
  };
  const timer = setInterval(() => upstreams.forEach((upstream) => void check(upstream)), HEALTH_CHECK_MS);
  return { stop: () => clearInterval(timer) };
}

async function bodyOf(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Forwards a request and its response. Rejects if the upstream closes the connection before the end of the response. */
function forward(
  upstream: string,
  agent: Agent,
  { method, url, headers }: IncomingMessage,
  body: Buffer,
  outgoing: ServerResponse,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(`${upstream}${url}`, { method, headers: endToEnd(headers), agent });
    sent.on("error", reject);
    sent.on("response", (answer) => {
      outgoing.writeHead(answer.statusCode as number, endToEnd(answer.headers));
      answer.on("error", reject);
      answer.on("end", resolve);
      answer.pipe(outgoing);
    });
    sent.end(body);
  });
}

/** The headers without hop-by-hop ones. */
function endToEnd(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_ONE_CONNECTION.has(name)));
}

/** Only a refused connection proves that nothing was executed. */
function neverArrived(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === "ECONNREFUSED";
}
