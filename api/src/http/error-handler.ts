import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { asServiceUnavailable } from "../data/connections/connection-errors";
import { DomainError } from "../errors";
import { logFailure } from "./log-failure";
import { Overloaded } from "./load/load-shedding";
import { acceptsHtml, prefersHtml } from "./content-negotiation";
import { problemOf, sendProblem, type Problem } from "./problem";

/** The pages that answer browsers. */
export interface PageResponder {
  /** Answers with the page of the requested path. */
  serve(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
  /** Answers with the error page, if no other page can be rendered. */
  serveFailure(reply: FastifyReply, problem: Problem): FastifyReply;
}

/** Answers every error: with a page for a navigating browser, with problem+json for other clients. */
export function answerError(pages: PageResponder) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    if (hasDisconnected(error, request)) return sendProblem(reply, INCOMPLETE); // not logged, because the client ended the connection
    const problem = problemFor(error);
    if (problem.status >= 500 && !(error instanceof Overloaded))
      logFailure(request.log, error, "a request failed");
    return refuse(pages, request, reply, problem);
  };
}

/** Answers errors of routes, and requests without a route. */
export function registerErrorHandler(server: FastifyInstance, pages: PageResponder): void {
  server.setErrorHandler(answerError(pages));
  server.setNotFoundHandler((request, reply) =>
    acceptsHtml(request)
      ? pages.serve(request, reply)
      : sendProblem(reply, { status: 404, detail: "There is nothing at this address." }),
  );
}

const INCOMPLETE: Problem = { status: 400, detail: "The request is incomplete." };

/** Whether the client ended the connection before its request or its answer was complete. */
function hasDisconnected({ code }: FastifyError, { raw }: FastifyRequest): boolean {
  if (code === "ECONNRESET") return raw.readableAborted;
  return code === "ERR_STREAM_PREMATURE_CLOSE" && raw.socket.destroyed;
}

function refuse(
  pages: PageResponder,
  request: FastifyRequest,
  reply: FastifyReply,
  problem: Problem,
): FastifyReply {
  reply.removeHeader("content-disposition"); // set for the file that could not be sent
  if (prefersHtml(request)) return pages.serveFailure(reply, problem);
  return sendProblem(reply, problem);
}

function problemFor(error: FastifyError): Problem {
  if (error instanceof DomainError) return problemOf(error);
  const unavailable = asServiceUnavailable(error);
  if (unavailable) return problemOf(unavailable);
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500) return { status, detail: error.message };
  return { status: 500, detail: "Something went wrong on our side." };
}
