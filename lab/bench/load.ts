import { Agent, request } from "node:http";
import autocannon from "autocannon";
import { waitUntil } from "../../api/embedded/processes";

/** A request of the benchmark. */
export interface LoadRequest {
  method: "GET" | "POST";
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/** The requests of a scenario to one server. */
export interface Load {
  origin: string;
  /** Returns the next request. */
  next: () => LoadRequest;
  /** A text that each response's body contains. */
  expected: string;
}

const CONNECTIONS = 32;
const SETTLE_TIMEOUT_MS = 30_000;
/** The connections of an open loop: when all of them wait, requests queue. */
const MAX_CONNECTIONS = 256;

/** Sends one request and returns the decompressed body. Throws for a status other than 2xx. */
export async function ask(origin: string, { path, ...init }: LoadRequest): Promise<string> {
  const response = await fetch(origin + path, init);
  const text = await response.text();
  if (!response.ok) throw new Error(`${path} returned ${response.status}: ${text.slice(0, 300)}`);
  return text;
}

/** A copy for autocannon, which adds the length to the headers. */
const copyOf = (request: LoadRequest) => ({ ...request, headers: { ...request.headers } });

/** Keeps 32 connections busy for the given time, each with one request at a time. Throws if a request fails. */
export async function runClosedLoop({ origin, next, expected }: Load, duration: number) {
  let wrong = "";
  const since = performance.now();
  const result = await autocannon({
    url: origin,
    connections: CONNECTIONS,
    duration,
    sampleInt: 20,
    requests: [{ setupRequest: (defaults) => ({ ...defaults, ...copyOf(next()) }) }],
    verifyBody: (body) => {
      if (isRight(body, expected)) return true;
      wrong ||= body;
      return false;
    },
  });
  const failed = result.non2xx + result.errors + result.mismatches;
  if (failed > 0)
    throw new Error(`${failed} requests failed; a wrong body: ${wrong.slice(0, 300) || "none"}`);
  const seconds = (performance.now() - since) / 1_000;
  // autocannon abandons the last requests, which the server still processes
  const isSettled = () => ask(origin, next()).then(Boolean, () => false);
  await waitUntil(isSettled, SETTLE_TIMEOUT_MS, 100);
  return { perSecond: result["2xx"] / seconds, sent: result.requests.sent };
}

/**
 * Sends requests at a constant rate without waiting for responses, and returns their latencies in ms. A latency starts when the request is
 * due, so a stall of the server counts for all requests due in the meantime. autocannon can't do this: it sends a second's requests at
 * the beginning of each second. Throws if a request fails.
 */
export async function runOpenLoop(
  { origin, next, expected }: Load,
  perSecond: number,
  seconds: number,
): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: MAX_CONNECTIONS });
  const latencies: number[] = [];
  const failures: unknown[] = [];
  const send = (due: number) =>
    exchange(agent, origin, next()).then(
      (body) => {
        latencies.push(performance.now() - due);
        if (!isRight(body, expected)) failures.push(new Error(`A wrong body: ${body.slice(0, 300)}`));
      },
      (error: unknown) => failures.push(error),
    );
  const total = Math.max(1, Math.floor(perSecond * seconds));
  const since = performance.now();
  const dueAt = (n: number) => since + (n * 1_000) / perSecond;
  const running: Promise<unknown>[] = [];
  while (running.length < total) {
    while (running.length < total && dueAt(running.length) <= performance.now())
      running.push(send(dueAt(running.length)));
    await new Promise((wake) => setTimeout(wake, 1));
  }
  await Promise.all(running);
  agent.destroy();
  if (failures.length > 0)
    throw new Error(`${failures.length} requests failed, the first with ${String(failures[0])}`);
  return latencies;
}

function exchange(
  agent: Agent,
  origin: string,
  { method, path, headers, body = "" }: LoadRequest,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const length = method === "POST" ? { "content-length": Buffer.byteLength(body) } : {};
    const sent = request(origin + path, { agent, method, headers: { ...headers, ...length } }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk)).on("error", reject);
      response.on("end", () => {
        const text = Buffer.concat(chunks).toString();
        if (response.statusCode === 200) resolve(text);
        else reject(new Error(`${response.statusCode}: ${text.slice(0, 300)}`));
      });
    });
    sent.on("error", reject).end(body);
  });
}

/** GraphQL reports errors with the status 200. */
const isRight = (body: string, expected: string) => !body.includes('"errors":[') && body.includes(expected);
