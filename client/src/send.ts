import { type FieldError, ShopError } from "./errors.ts";

/** The settings of a client. */
export interface ClientSettings {
  /** The shop's address, such as `https://shop.example.com`. */
  url: string;
  /** The secret of an API key, `msk_…`. */
  apiKey?: string;
  /** A customer's or admin's access token, or a function that returns one for each call. */
  token?: string | (() => string | Promise<string>);
  /** The maximum number of attempts of a call; 5 by default, 1 for no repeat. */
  attempts?: number;
  /** The delay before the first repeat, in ms; it doubles each time. 500 by default. */
  retryDelayMs?: number;
  /** The maximum delay, even if the shop asks for more, in ms; 60,000 by default. */
  maxRetryDelayMs?: number;
  /** The time limit of an attempt, in ms; 30,000 by default. */
  timeoutMs?: number;
  /** Called before each repeat. */
  onRetry?: (retry: { error: ShopError; attempt: number; delayMs: number }) => void;
  /** A replacement for the global `fetch`. */
  fetch?: typeof fetch;
}

/** Options of a call. */
export interface CallOptions {
  /**
   * Identifies the change, so that a repeat, also by a later process, has no further effect. The client generates one by default.
   */
  idempotencyKey?: string;
  /** Aborts the call and its repeats. */
  signal?: AbortSignal;
}

/** An HTTP request to the shop. */
export interface Call {
  path: string;
  method: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer> | undefined;
  /** Whether repeating the call has no further effect, so that it is safe after a lost response. */
  repeatable: boolean;
  signal?: AbortSignal | undefined;
}

/** A response with its body, which is read within the attempt, so that an interrupted response is repeated too. */
export interface Received {
  status: number;
  headers: Headers;
  text: string;
}

/** Statuses of a temporarily unavailable shop, or of a proxy before it. */
const TEMPORARY = new Set([429, 502, 503, 504]);

/** Sends a call, and repeats it after a temporary failure. Throws a ShopError for every refusal. */
export async function send(settings: ClientSettings, call: Call): Promise<Received> {
  const { attempts = 5, onRetry } = settings;
  for (let attempt = 1; ; attempt++) {
    try {
      return await sendOnce(settings, call);
    } catch (error) {
      if (!(error instanceof ShopError) || call.signal?.aborted) throw error;
      const delayMs = delayBefore(attempt, error, settings);
      if (attempt >= attempts || delayMs === null || !isTemporary(error, call)) throw error;
      onRetry?.({ error, attempt, delayMs });
      await wait(delayMs, call.signal);
    }
  }
}

async function sendOnce(settings: ClientSettings, call: Call): Promise<Received> {
  const { timeoutMs = 30_000, fetch: ask = fetch } = settings;
  const { path, method, body } = call;
  const timeout = AbortSignal.timeout(timeoutMs);
  const signal = call.signal ? AbortSignal.any([call.signal, timeout]) : timeout;
  const url = addressOf(path, settings.url);
  const headers = { ...call.headers, ...(await authorization(settings)) };
  try {
    const response = await ask(url, { method, headers, body: body ?? null, signal });
    const received = { status: response.status, headers: response.headers, text: await response.text() };
    const refusal = refusalOf(received, path);
    if (refusal) throw refusal;
    return received;
  } catch (cause) {
    if (cause instanceof ShopError || call.signal?.aborted) throw cause;
    throw new ShopError(`No answer from the shop: ${String(cause)}`, { code: "CONNECTION_FAILED", cause });
  }
}

/** The URL of a path of the shop. Throws if the path leads to another host, which must not receive the key. */
function addressOf(path: string, shop: string): URL {
  const { origin } = new URL(shop);
  const url = URL.canParse(path, shop) ? new URL(path, shop) : undefined;
  if (url?.origin === origin) return url;
  const message = `Not a path of the shop at ${origin}: ${path}`;
  throw new ShopError(message, { code: "BAD_USER_INPUT", errors: [{ field: "path", message }] });
}

async function authorization({ apiKey, token }: ClientSettings): Promise<Record<string, string>> {
  const secret = apiKey ?? (typeof token === "function" ? await token() : token);
  return secret === undefined ? {} : { authorization: `Bearer ${secret}` };
}

/** A JSON response: the errors of GraphQL, or a problem document. */
interface Body {
  errors?: GraphQLError[];
  detail?: string;
}

interface GraphQLError {
  message: string;
  path?: (string | number)[];
  extensions?: Record<string, unknown>;
}

/** The refusal in a response; undefined for a success. Throws a SyntaxError for truncated JSON. */
function refusalOf({ status, headers, text }: Received, path: string): ShopError | undefined {
  const isJson = /\bjson\b/.test(headers.get("content-type") ?? "");
  const body = (isJson ? JSON.parse(text) : {}) as Body;
  const first = path === "/graphql" ? body.errors?.[0] : undefined;
  if (status < 400 && !first) return undefined;
  const extensions = first?.extensions ?? (body as Record<string, unknown>);
  const { code } = extensions;
  const otherwise = TEMPORARY.has(status) ? "SERVICE_UNAVAILABLE" : "INTERNAL_SERVER_ERROR";
  return new ShopError(first?.message ?? body.detail ?? `The shop answered ${status}.`, {
    code: typeof code === "string" ? code : otherwise,
    status,
    retryAfter: secondsToWait(headers, extensions),
    errors: extensions["errors"] as FieldError[] | undefined,
    requestId: headers.get("x-request-id") ?? undefined,
    path: first?.path,
    extensions,
  });
}

/** The requested delay in seconds: from `Retry-After`, from the body, or until the limit in `RateLimit` resets. */
function secondsToWait(headers: Headers, extensions: Record<string, unknown>): number | undefined {
  const header = headers.get("retry-after");
  if (header) {
    const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1_000;
    if (!Number.isNaN(seconds)) return Math.max(0, seconds);
  }
  if (typeof extensions["retryAfter"] === "number") return extensions["retryAfter"];
  const limit = /r=0\b.*\bt=(\d+)/.exec(headers.get("ratelimit") ?? "");
  return limit ? Number(limit[1]) : undefined;
}

/** Whether a repeat can succeed without changing anything twice. */
function isTemporary({ status, code, extensions }: ShopError, { repeatable }: Call): boolean {
  // refused before it started, or still running under the call's key
  if (code === "RATE_LIMITED" || extensions["reason"] === "KEY_IN_USE") return true;
  return repeatable && (status === undefined || TEMPORARY.has(status) || code === "SERVICE_UNAVAILABLE");
}

/**
 * The delay that the shop asks for, or an exponential backoff with jitter, so that clients don't return together; null if it is
 * too long.
 */
function delayBefore(attempt: number, error: ShopError, settings: ClientSettings): number | null {
  const { retryDelayMs = 500, maxRetryDelayMs = 60_000 } = settings;
  if (error.retryAfter !== undefined) {
    const delayMs = error.retryAfter * 1_000;
    return delayMs > maxRetryDelayMs ? null : delayMs;
  }
  return Math.min(maxRetryDelayMs, retryDelayMs * 2 ** (attempt - 1)) * (0.5 + Math.random() / 2);
}

async function wait(delayMs: number, signal: AbortSignal | undefined): Promise<void> {
  signal?.throwIfAborted();
  await new Promise<void>((done, fail) => {
    const stop = () => {
      clearTimeout(timer);
      fail(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", stop);
      done();
    }, delayMs);
    signal?.addEventListener("abort", stop, { once: true });
  });
}
