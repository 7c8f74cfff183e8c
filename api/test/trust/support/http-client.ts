import { Agent, request, type IncomingHttpHeaders } from "node:http";
import { setTimeout as wait } from "node:timers/promises";

/** An HTTP response, read to its end. */
export interface HttpAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** A request over a real connection. */
export interface HttpRequest {
  method?: string;
  headers?: Record<string, string>;
  /** An object is sent as JSON. */
  body?: unknown;
  /** Sent unchanged, instead of `body`. */
  rawBody?: string | Buffer;
  token?: string;
  agent?: Agent;
  /** The maximum time without data from the server, in ms. */
  timeoutMs?: number;
}

const TIMEOUT_MS = 30_000;

/** Sends one request and reads the whole response. Throws if the connection fails, ends early or times out. */
export function send(url: string, wanted: HttpRequest = {}): Promise<HttpAnswer> {
  const { agent, timeoutMs = TIMEOUT_MS } = wanted;
  const body = wanted.rawBody ?? (wanted.body === undefined ? undefined : JSON.stringify(wanted.body));
  const method = wanted.method ?? (body === undefined ? "GET" : "POST");
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers: headersOf(wanted, body), agent, timeout: timeoutMs });
    sent.on("response", (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("error", reject);
      answer.on("end", () =>
        resolve({
          status: answer.statusCode as number,
          headers: answer.headers,
          text: Buffer.concat(chunks).toString(),
        }),
      );
    });
    sent.on("timeout", () => sent.destroy(new Error(`no answer within ${timeoutMs} ms`)));
    sent.on("error", reject);
    sent.end(body);
  });
}

/** How long a client waits after a 503 before it repeats a request, in ms. */
const REPEAT_AFTER_MS = 200;

/** Repeats a request until the shop serves it: a busy machine answers some of many concurrent requests with 503, and Retry-After. */
export async function sendUntilServed(url: string, wanted: HttpRequest): Promise<HttpAnswer> {
  for (;;) {
    const answer = await send(url, wanted);
    if (answer.status !== 503 || !answer.headers["retry-after"]) return answer;
    await wait(REPEAT_AFTER_MS);
  }
}

function headersOf(
  { headers, token }: HttpRequest,
  body: string | Buffer | undefined,
): Record<string, string> {
  return {
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(body !== undefined && {
      "content-type": "application/json",
      "content-length": String(Buffer.byteLength(body)),
    }),
    ...headers,
  };
}

/** Keeps connections open between requests, as browsers and proxies do. */
export function keepAlive(maxSockets = 64): Agent {
  return new Agent({ keepAlive: true, maxSockets });
}
