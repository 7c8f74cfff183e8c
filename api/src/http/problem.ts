import type { FastifyReply } from "fastify";
import { STATUS_CODES } from "node:http";
import { type DomainError } from "../errors";

/** A refusal in the form of RFC 9457. */
export interface Problem {
  status: number;
  detail: string;
  extra?: Record<string, unknown>;
}

/** Answers application/problem+json with `type, title, status, detail` and whatever else the refusal names. */
export function sendProblem(reply: FastifyReply, { status, detail, extra }: Problem): FastifyReply {
  if (status === 401) reply.header("www-authenticate", 'Bearer realm="shop"');
  return reply
    .code(status)
    .type("application/problem+json; charset=utf-8")
    .header("cache-control", "no-store")
    .send(JSON.stringify({ type: "about:blank", title: STATUS_CODES[status] ?? "Error", status, detail, ...extra }));
}

/** The problem that a domain error is on the wire; a conflict also says that nothing was acknowledged. */
export function problemOf(error: DomainError): Problem {
  const { status, message, details } = error;
  const extra = status === 409 ? { acknowledged: false, ...details } : details;
  return { status, detail: message, extra };
}
