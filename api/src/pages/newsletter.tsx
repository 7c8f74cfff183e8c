import { serverTexts } from "@shop/shared/messages/server";
import { CONFIRM_HOURS } from "@shop/shared/newsletter";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { RequestContext } from "../context/context";
import { BadUserInput, Conflict, RateLimited } from "../errors";
import { withOwnParsers } from "../http/body-parsers";
import { recordReturnToCart, stopCartReminders } from "../modules/carts/cart-reminders";
import {
  confirmNewsletter,
  subscribeToNewsletter,
  unsubscribeFromNewsletter,
} from "../modules/newsletter/newsletter";
import { CardPage, cardStyle, pageSender, sendMessage, type Message, type Theme } from "./message-page";
import { postForm, type FormPages } from "./posted-form";

interface NewsletterSettings extends FormPages, Theme {
  contextOf(request: FastifyRequest): RequestContext;
}

/** The page's own style, on top of the shop's theme. */
const ownStyle = `${cardStyle}
  form { margin-top: 1.5rem; }
  button { width: 100%; min-height: 3rem; padding: 0.625rem 1rem; border: 1px solid var(--color-accent); border-radius: 6px;
    background: var(--color-accent); color: var(--color-on-accent); font: inherit; font-weight: 560; cursor: pointer; }
  button:hover { background: var(--color-accent-hover); }
`;

const texts = () => serverTexts().serverPages.newsletterTexts;

/** Each visit is counted, and no other site learns the token. */
const UNCACHED = { "cache-control": "no-store", "referrer-policy": "no-referrer" };

/** The text of the page, and its button, if there is an action. */
interface NewsletterMessage {
  title: string;
  text: string;
  button?: string;
}

/** A page about a subscription. It needs no script, and its links contain no personal data. */
function newsletterPage({ title, text, button }: NewsletterMessage, shop: Theme) {
  const { allProducts, privacy } = texts();
  const further = (
    <div className="links">
      <a href="/products">{allProducts}</a>
      <a href="/privacy">{privacy}</a>
    </div>
  );
  return (
    <CardPage shop={shop} title={title} text={text} further={further}>
      {button && (
        <form method="post">
          <button>{button}</button>
        </form>
      )}
    </CardPage>
  );
}

/**
 * An action for a token from a mail. A GET only shows a confirmation, so that programs which open the links of mails
 * change nothing.
 */
interface Action {
  name: "confirm" | "unsubscribe" | "stopReminders";
  path: string;
  does(ctx: RequestContext, token: string): Promise<boolean>;
}

const actions: Action[] = [
  { name: "confirm", path: "/newsletter/confirm", does: confirmNewsletter },
  { name: "unsubscribe", path: "/newsletter/unsubscribe", does: unsubscribeFromNewsletter },
  { name: "stopReminders", path: "/cart-reminder/stop", does: stopCartReminders },
];

/**
 * Serves the newsletter's form for pages without code, and the target pages of the links in its mails and in those about
 * forgotten carts (ADR-0060).
 */
export function registerNewsletter(server: FastifyInstance, settings: NewsletterSettings): void {
  const { contextOf } = settings;
  const sendPage = pageSender(settings, ownStyle);
  const send = (reply: FastifyReply, message: NewsletterMessage) =>
    sendPage(reply, 200, message.title, newsletterPage(message, settings));

  postForm(server, "/newsletter", settings, async (fields, request, reply) => {
    const message = await subscribe(contextOf(request), fields.get("email-address") ?? "");
    return sendMessage(reply, 200, message, settings.shopName);
  });

  server.get("/cart-reminder/open/:token", async (request, reply) => {
    const { token } = request.params as { token: string };
    // browsers send this header, programs that look for viruses in links don't
    if (request.headers["sec-fetch-mode"] === "navigate") await recordReturnToCart(contextOf(request), token);
    return reply.headers(UNCACHED).redirect("/cart");
  });

  for (const { name, path: start, does } of actions) {
    const path = `${start}/:token`;
    const { ask, done, failed } = texts()[name];
    server.get(path, (_request, reply) => send(reply, ask));
    takeAnyBody(server, path, async (request, reply) => {
      const { token } = request.params as { token: string };
      const succeeded = await does(contextOf(request), token);
      return send(reply, succeeded ? done : failed(CONFIRM_HOURS));
    });
  }
}

/** Accepts any body and ignores it: mail programs with automatic unsubscription send one of two types (RFC 8058). */
function takeAnyBody(
  server: FastifyInstance,
  path: string,
  answer: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
): void {
  withOwnParsers(server, (scope) => {
    scope.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: 1_024 }, (_request, _body, parsed) =>
      parsed(null),
    );
    scope.post(path, answer);
  });
}

async function subscribe(ctx: RequestContext, email: string): Promise<Message> {
  try {
    await subscribeToNewsletter(ctx, email);
    return texts().sent;
  } catch (error) {
    if (error instanceof Conflict) return texts().notStarted;
    if (error instanceof BadUserInput) return texts().noEmail;
    if (error instanceof RateLimited) return texts().tooOften;
    throw error;
  }
}
