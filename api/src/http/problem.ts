import type { FastifyReply } from "fastify";
import { STATUS_CODES } from "node:http";
import { RateLimited, type DomainError, type Quota } from "../errors";
import { codeOf, codeOfStatus, type ProblemCode } from "./error-codes";

/** A problem (RFC 9457). */
export interface Problem {
  status: number;
  /** By default the code of the status. */
  code?: ProblemCode;
  detail: string;
  extra?: Record<string, unknown>;
  /** Seconds after which a repeat may succeed. */
  retryAfter?: number | undefined;
  /** The exhausted rate limit. */
  quota?: Quota | null;
}

/** The rest of a rate limit, as headers (draft-ietf-httpapi-ratelimit-headers-10). */
export const quotaHeaders = ({ limit, points, seconds, remaining, resetSeconds }: Quota) => ({
  "ratelimit-policy": `"${limit}";q=${points};w=${seconds}`,
  ratelimit: `"${limit}";r=${remaining};t=${resetSeconds}`,
});

/** The first status of a server error. */
const FAULT = 500;

/**
 * The id of a request that failed by a server error, for the customer to quote; the log's lines have it too. Successful answers
 * don't carry it, because caches send them to others (ADR-0046).
 */
export function quotedRequestId({ request }: FastifyReply, status: number): { requestId?: string } {
  return status >= FAULT ? { requestId: request.id } : {};
}

/** Answers application/problem+json with `type, title, status, code, detail` and the refusal's other fields. */
export function sendProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  if (problem.status === 401) reply.header("www-authenticate", 'Bearer realm="shop"');
  if (problem.retryAfter !== undefined) reply.header("retry-after", String(problem.retryAfter));
  if (problem.quota) reply.headers(quotaHeaders(problem.quota));
  return reply
    .code(problem.status)
    .type("application/problem+json; charset=utf-8")
    .header("cache-control", "no-store")
    .send(JSON.stringify({ ...problemBody(problem), ...quotedRequestId(reply, problem.status) }));
}

/** The body of a problem. Its type is the address that documents its code. */
export function problemBody({ status, code = codeOfStatus(status), detail, extra }: Problem): object {
  return {
    type: `/docs/errors#${code}`,
    title: STATUS_CODES[status] ?? "Error",
    status,
    code,
    detail,
    ...extra,
  };
}

/** The problem of a domain error; a conflict also has `acknowledged: false`. */
export function problemOf(error: DomainError): Problem {
  const { status, message, details, retryAfter } = error;
  const extra = status === 409 ? { acknowledged: false, ...details } : details;
  const quota = error instanceof RateLimited ? error.quota : null;
  return { status, code: codeOf(error), detail: message, extra, retryAfter, quota };
}
