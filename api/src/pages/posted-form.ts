import { serverTexts } from "@shop/shared/messages/server";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { answerError, type PageResponder } from "../http/error-handler";
import { withOwnParsers } from "../http/body-parsers";
import { sendMessage } from "./message-page";

/** The maximum size of a form, in bytes: its few fields, each percent-encoded. */
const MAX_FORM_BYTES = 16 * 1_024;

/** Dependencies of pages for posted forms. */
export interface FormPages {
  pages: PageResponder;
  /** Read at each request, because it may change. */
  readonly shopName: string;
}

/** Answers a form with unvalidated `fields`. */
export type AnswerForm = (
  fields: URLSearchParams,
  request: FastifyRequest,
  reply: FastifyReply,
) => FastifyReply | Promise<FastifyReply>;

/**
 * Adds a route for a form posted by the browser itself, because the page's code hasn't loaded (ADR-0011). It accepts only
 * urlencoded bodies, and answers errors with pages. Any site can post such a form, so its effect must not depend on the
 * signed-in user.
 */
export function postForm(
  server: FastifyInstance,
  path: string,
  shop: FormPages,
  answer: AnswerForm,
  bodyLimit = MAX_FORM_BYTES,
): void {
  withOwnParsers(server, (scope) => {
    scope.addContentTypeParser<string>(
      "application/x-www-form-urlencoded",
      { parseAs: "string", bodyLimit },
      (_request, body, parsed) => parsed(null, new URLSearchParams(body)),
    );
    scope.setErrorHandler((error, request, reply) => {
      const { statusCode: status = 500 } = error as { statusCode?: number };
      if (status === 400 || status === 413 || status === 415)
        return sendMessage(reply, status, serverTexts().serverPages.formTexts.unreadable, shop.shopName);
      return answerError(shop.pages)(error as Parameters<ReturnType<typeof answerError>>[0], request, reply);
    });
    scope.post(path, (request, reply) =>
      answer(request.body instanceof URLSearchParams ? request.body : new URLSearchParams(), request, reply),
    );
  });
}
