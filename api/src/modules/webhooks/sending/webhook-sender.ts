import { serverTexts } from "@shop/shared/messages/server";
import http, { type IncomingMessage } from "node:http";
import https from "node:https";
import { webhookLimits } from "@shop/shared/webhooks";
import { lookup as resolve } from "node:dns";
import { type LookupFunction, isIP } from "node:net";
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from "request-filtering-agent";
import type { WebhookAnswer, WebhookSender } from "../../../context/webhook-sending";
import { type AddressPolicy, LOOPBACK, addressFault, hostOf, isAllowedAddress } from "./address-rules";

/** Settings of a sender in addition to the address policy. */
interface SenderSettings extends AddressPolicy {
  /** Replaces the system's resolver. */
  lookup?: LookupFunction;
  timeoutMs?: number;
}

/** Sends webhooks over HTTPS. The address is checked when connecting, so that a name can't become private after a check. */
export function createWebhookSender(settings: SenderSettings): WebhookSender {
  const { lookup = resolve, timeoutMs = webhookLimits.timeoutMs } = settings;
  return {
    async refusalOf(text) {
      const fault = addressFault(text, settings);
      if (fault) return fault;
      const addresses = await addressesOf(hostOf(new URL(text)), lookup, timeoutMs);
      if (addresses.length === 0) return serverTexts().fieldErrors.webhookErrors.noHost;
      return addresses.every((address) => isAllowedAddress(address, settings))
        ? null
        : serverTexts().fieldErrors.webhookErrors.notPublic;
    },

    async post(url, headers, body) {
      const since = performance.now();
      const taken = () => ({ durationMs: Math.round(performance.now() - since) });
      const fault = addressFault(url, settings);
      if (fault) return { ...failed(texts().address(fault)), ...taken() };
      const signal = AbortSignal.timeout(timeoutMs);
      let status: number | null = null;
      try {
        const response = await send(new URL(url), { headers, body, signal, lookup, settings });
        status = response.statusCode as number;
        const answer = await readAnswer(response);
        return { status, error: statusFault(status), answer, ...taken() };
      } catch (error) {
        return { ...failed(describeFailure(signal.aborted ? signal.reason : error)), status, ...taken() };
      }
    },
  };
}

const failed = (error: string): Omit<WebhookAnswer, "durationMs"> => ({ status: null, error, answer: null });

interface Sending {
  headers: Record<string, string>;
  body: string;
  signal: AbortSignal;
  lookup: LookupFunction;
  settings: AddressPolicy;
}

/** Sends a request and returns the head of the answer. `signal` ends the connection, even while the body is read. */
function send(url: URL, { headers, body, signal, lookup, settings }: Sending): Promise<IncomingMessage> {
  const isSecure = url.protocol === "https:";
  const Agent = isSecure ? RequestFilteringHttpsAgent : RequestFilteringHttpAgent;
  const agent = new Agent({ allowIPAddressList: settings.allowPrivate ? LOOPBACK : [] });
  const { request } = isSecure ? https : http;
  return new Promise((done, fail) => {
    request(url, { method: "POST", agent, headers, signal, lookup: checked(lookup, settings) })
      .on("response", done)
      .on("error", fail)
      .on("close", () => fail(new Error("closed without an answer")))
      .end(body);
  });
}

/** A resolver that fails if a name leads to a forbidden address. The agent alone recognises fewer of these. */
const checked =
  (lookup: LookupFunction, settings: AddressPolicy): LookupFunction =>
  (host, options, callback) =>
    lookup(host, options, (error, found, family) => {
      const addresses = Array.isArray(found) ? found.map(({ address }) => address) : [found];
      const isAllowed = error !== null || addresses.every((address) => isAllowedAddress(address, settings));
      callback(isAllowed ? error : new AddressNotPublic(), found, family);
    });

/** The addresses of a host; empty if it isn't resolved in time. */
function addressesOf(host: string, lookup: LookupFunction, timeoutMs: number): Promise<string[]> {
  if (isIP(host) !== 0) return Promise.resolve([host]);
  return new Promise((done) => {
    const timer = setTimeout(() => done([]), timeoutMs);
    lookup(host, { all: true }, (error, found) => {
      clearTimeout(timer);
      const addresses = Array.isArray(found) ? found.map(({ address }) => address) : [];
      done(error ? [] : addresses);
    });
  });
}

/** All invisible characters except line breaks and tabs. */
const UNSAFE = /[^\P{C}\n\t]/gu;

/** The beginning of an answer's body, as a text that can be stored and shown; the rest isn't read. */
export async function readAnswer(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= webhookLimits.answer) break; // ends the connection
  }
  return safeText(Buffer.concat(chunks).subarray(0, webhookLimits.answer));
}

/** Decodes bytes, and drops a character cut off at the end. */
function safeText(bytes: Buffer): string {
  return new TextDecoder().decode(bytes, { stream: true }).replaceAll("\r\n", "\n").replace(UNSAFE, "�");
}

const texts = () => serverTexts().auditDetails.deliveryTexts;

const timedOut = () => texts().timedOut(webhookLimits.timeoutMs / 1_000);

const byCode: Record<string, () => string> = {
  ABORT_ERR: timedOut,
  ETIMEDOUT: timedOut,
  ENOTFOUND: () => texts().notFound,
  EAI_AGAIN: () => texts().notResolved,
  ECONNREFUSED: () => texts().refused,
  ECONNRESET: () => texts().closed,
  EPIPE: () => texts().closed,
  EHOSTUNREACH: () => texts().unreachable,
  ENETUNREACH: () => texts().unreachable,
  HPE_HEADER_OVERFLOW: () => texts().headers,
};

/** Nothing was sent, because the address isn't public. */
export class AddressNotPublic extends Error {}

/** Explains why a request has failed, without revealing internals of the shop. */
export function describeFailure(error: unknown): string {
  const {
    name,
    code,
    message = "",
    errors,
  } = error as Partial<NodeJS.ErrnoException & { errors: unknown[] }>;
  if (name === "AbortError" || name === "TimeoutError") return timedOut();
  if (error instanceof AddressNotPublic || / is not allowed\. /.test(message)) return texts().notPublic;
  if (errors?.[0]) return describeFailure(errors[0]); // each of the host's addresses has failed
  if (code && byCode[code]) return byCode[code]();
  if (code?.startsWith("HPE_")) return texts().notHttp;
  if (code && isAboutTls(code)) return texts().tls(code);
  return code ? texts().failed(code) : texts().failedSomehow;
}

const isAboutTls = (code: string): boolean => /CERT|TLS|SSL|SIGNATURE|ISSUER|EPROTO/.test(code);

/** Explains why an answer with this status is a failure; returns null for a success. */
export function statusFault(status: number): string | null {
  if (status >= 200 && status < 300) return null;
  if (status >= 300 && status < 400) return texts().redirect(status);
  return texts().status(status);
}
