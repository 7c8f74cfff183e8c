import { lookup as resolve } from "node:dns";
import http, { type IncomingMessage } from "node:http";
import https from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from "request-filtering-agent";
import { webhookLimits } from "@shop/shared/webhooks";
import type { WebhookAnswer, WebhookSender } from "../../../context/webhook-sending";
import {
  addressFault,
  hostOf,
  isAllowedAddress,
  LOOPBACK,
  NOT_PUBLIC,
  type AddressPolicy,
} from "./address-rules";
import { AddressNotPublic, describeFailure, statusFault } from "./describe-failure";
import { readAnswer } from "./read-answer";

/** How a sender differs from that of a shop. */
interface SenderSettings extends AddressPolicy {
  /** In place of the system's resolver. */
  lookup?: LookupFunction;
  timeoutMs?: number;
}

/** Sends webhooks over HTTPS. The connection itself is checked, so that a name can't become private after it was judged. */
export function createWebhookSender(settings: SenderSettings): WebhookSender {
  const { lookup = resolve, timeoutMs = webhookLimits.timeoutMs } = settings;
  return {
    async refusalOf(text) {
      const fault = addressFault(text, settings);
      if (fault) return fault;
      const addresses = await addressesOf(hostOf(new URL(text)), lookup, timeoutMs);
      if (addresses.length === 0) return "must lead to a host that can be found";
      return addresses.every((address) => isAllowedAddress(address, settings)) ? null : NOT_PUBLIC;
    },

    async post(url, headers, body) {
      const since = performance.now();
      const taken = () => ({ durationMs: Math.round(performance.now() - since) });
      const fault = addressFault(url, settings);
      if (fault) return { ...failed(`The address ${fault}.`), ...taken() };
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

/** The head of the answer. `signal` ends the connection, also while the body is read. */
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

/** A resolver that fails where a name leads to an address that isn't allowed. The agent knows fewer of these. */
const checked =
  (lookup: LookupFunction, settings: AddressPolicy): LookupFunction =>
  (host, options, callback) =>
    lookup(host, options, (error, found, family) => {
      const addresses = Array.isArray(found) ? found.map(({ address }) => address) : [found];
      const isAllowed = error !== null || addresses.every((address) => isAllowedAddress(address, settings));
      callback(isAllowed ? error : new AddressNotPublic(), found, family);
    });

/** The addresses of a host; none if it isn't found in time. */
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
