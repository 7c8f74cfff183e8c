import { type FieldError, ShopError } from "./errors";

/** How a client reaches the shop. */
export interface ClientSettings {
  /** The shop's address, such as `https://shop.example.com`. */
  url: string;
  /** The secret of an API key, `msk_…`. */
  apiKey?: string;
  /** A customer's or admin's access token, or what returns one for each call. */
  token?: string | (() => string | Promise<string>);
  /** How often a call is sent at most; 5 by default, 1 for no repeat. */
  attempts?: number;
  /** The pause before the first repeat, which doubles each time, in ms; 500 by default. */
  retryDelayMs?: number;
  /** The longest pause, also where the shop asks for more, in ms; 60,000 by default. */
  maxRetryDelayMs?: number;
  /** How long an attempt may take, in ms; 30,000 by default. */
  timeoutMs?: number;
  /** Called before each repeat. */
  onRetry?: (retry: { error: ShopError; attempt: number; delayMs: number }) => void;
  /** In place of the global `fetch`. */
  fetch?: typeof fetch;
}

/** What a caller may choose for one call. */
export interface CallOptions {
  /** Names the change, so that a repeat of it, also by a later process, changes nothing more. Made by the client by default. */
  idempotencyKey?: string;
  /** Ends the call and its repeats. */
  signal?: AbortSignal;
}

/** An HTTP call of the shop. */
export interface Call {
  path: string;
  method: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer> | undefined;
  /** Whether a second time changes nothing more, so that it may be repeated after a lost answer. */
  repeatable: boolean;
  signal?: AbortSignal | undefined;
}

/** What was received; the body is read, so that an answer that breaks off is repeated too. */
export interface Received {
  status: number;
  headers: Headers;
  text: string;
}

/** Answers of these say that the shop, or a proxy before it, has no time now. */
const TEMPORARY = new Set([429, 502, 503, 504]);

/** Sends a call, and sends it again after a temporary failure. Throws a ShopError for every refusal. */
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

/** The address of a path of the shop. Throws if the path leads to another host, which must not receive the key. */
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

/** What an answer in JSON may have: the errors of GraphQL, or the problem of a refusal. */
interface Body {
  errors?: GraphQLError[];
  detail?: string;
}

interface GraphQLError {
  message: string;
  path?: (string | number)[];
  extensions?: Record<string, unknown>;
}

/** Why an answer is a refusal; undefined for an answer. Throws a SyntaxError for JSON that broke off. */
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

/** The seconds of `Retry-After`, of the answer, or until the rate limit of `RateLimit` starts again. */
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

/** Whether a repeat may succeed, and can't change anything twice. */
function isTemporary({ status, code, extensions }: ShopError, { repeatable }: Call): boolean {
  // refused before it began, or still being done under the call's key
  if (code === "RATE_LIMITED" || extensions["reason"] === "KEY_IN_USE") return true;
  return repeatable && (status === undefined || TEMPORARY.has(status) || code === "SERVICE_UNAVAILABLE");
}

/** What the shop asks for, or a pause that doubles, in part by chance so that clients don't return together; null: too long. */
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
