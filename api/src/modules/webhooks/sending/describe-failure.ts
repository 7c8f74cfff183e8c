import { webhookLimits } from "@shop/shared/webhooks";

const TIMED_OUT = `There was no complete answer within ${webhookLimits.timeoutMs / 1_000} seconds.`;

const byCode: Record<string, string> = {
  ABORT_ERR: TIMED_OUT,
  ETIMEDOUT: TIMED_OUT,
  ENOTFOUND: "The host was not found.",
  EAI_AGAIN: "The host's name could not be resolved.",
  ECONNREFUSED: "The connection was refused.",
  ECONNRESET: "The connection was closed before the answer was complete.",
  EPIPE: "The connection was closed before the answer was complete.",
  EHOSTUNREACH: "The host can't be reached.",
  ENETUNREACH: "The host can't be reached.",
  HPE_HEADER_OVERFLOW: "The headers of the answer are too large.",
};

/** Nothing was sent, because the address isn't public. */
export class AddressNotPublic extends Error {}

/** Why a request has failed, for people, without anything of the shop's inside. */
export function describeFailure(error: unknown): string {
  const {
    name,
    code,
    message = "",
    errors,
  } = error as Partial<NodeJS.ErrnoException & { errors: unknown[] }>;
  if (name === "AbortError" || name === "TimeoutError") return TIMED_OUT;
  if (error instanceof AddressNotPublic || / is not allowed\. /.test(message))
    return "The address is not public, so nothing was sent.";
  if (errors?.[0]) return describeFailure(errors[0]); // each of the host's addresses has failed
  if (code && byCode[code]) return byCode[code];
  if (code?.startsWith("HPE_")) return "The answer is not HTTP.";
  if (code && isAboutTls(code)) return `The TLS connection failed: ${code}.`;
  return code ? `The request failed: ${code}.` : "The request failed.";
}

const isAboutTls = (code: string): boolean => /CERT|TLS|SSL|SIGNATURE|ISSUER|EPROTO/.test(code);

/** Why an answer with this status doesn't count; null if it does. */
export function statusFault(status: number): string | null {
  if (status >= 200 && status < 300) return null;
  if (status >= 300 && status < 400) return `The answer was ${status}: redirects are not followed.`;
  return `The answer was ${status}.`;
}
