import { CONFIRM_HOURS } from "@shop/shared/newsletter";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { RequestContext } from "../context/context";
import { BadUserInput, Conflict, RateLimited } from "../errors";
import { plainPagePolicy } from "../http/security-headers";
import {
  confirmNewsletter,
  subscribeToNewsletter,
  unsubscribeFromNewsletter,
} from "../modules/newsletter/newsletter.service";
import { sendMessage, type Message } from "./message-page";
import { newsletterPage, newsletterStyle, type NewsletterMessage } from "./newsletter-page";
import { postForm, type FormPages } from "./posted-form";

interface NewsletterSettings extends FormPages {
  /** The typeface and the colours of the shop's pages. */
  themeCss: string;
  contextOf(request: FastifyRequest): RequestContext;
}

/** What can be done with a token of a mail. A GET only asks: programs that look at the links of mails change nothing. */
interface Action {
  path: string;
  ask: NewsletterMessage;
  does(ctx: RequestContext, token: string): Promise<boolean>;
  done: NewsletterMessage;
  failed: NewsletterMessage;
}

const actions: Action[] = [
  {
    path: "/newsletter/confirm/:token",
    ask: {
      title: "Subscribe to our newsletter?",
      text: "You can unsubscribe at any time, by a link in every newsletter.",
      button: "Confirm the subscription",
    },
    does: confirmNewsletter,
    done: { title: "You are subscribed", text: "Thank you. The next newsletter comes to your inbox." },
    failed: {
      title: "This link doesn't work any more",
      text: `Links to confirm work for ${CONFIRM_HOURS} hours, and until you unsubscribe. Nothing was changed. You can enter your email again at the foot of our pages.`,
    },
  },
  {
    path: "/newsletter/unsubscribe/:token",
    ask: {
      title: "Unsubscribe from our newsletter?",
      text: "We send no newsletter to you after that. Mails about your orders still come.",
      button: "Unsubscribe",
    },
    does: unsubscribeFromNewsletter,
    done: { title: "You are unsubscribed", text: "We send no newsletter to you any more." },
    failed: {
      title: "There is no such subscription",
      text: "It has been deleted, or a part of the link is missing. Without a subscription you get no newsletter.",
    },
  },
];

/** Serves the newsletter's form for pages without code, and the pages that the links of its mails lead to (ADR-0061). */
export function registerNewsletter(server: FastifyInstance, settings: NewsletterSettings): void {
  const { themeCss, shopName, contextOf } = settings;
  const style = `${themeCss}${newsletterStyle}`;
  const policy = plainPagePolicy(style, { "font-src": ["'self'"] });
  const send = (reply: FastifyReply, status: number, message: NewsletterMessage) =>
    reply
      .code(status)
      .headers({
        "cache-control": "no-store",
        "content-security-policy": policy,
        "referrer-policy": "no-referrer", // the address has the token
      })
      .type("text/html; charset=utf-8")
      .send(newsletterPage(message, { shopName, style }));

  postForm(server, "/newsletter", settings, async (fields, request, reply) => {
    const message = await subscribe(contextOf(request), fields.get("email-address") ?? "");
    return sendMessage(reply, 200, message, shopName);
  });

  for (const { path, ask, does, done, failed } of actions) {
    server.get(path, (_request, reply) => send(reply, 200, ask));
    takeAnyBody(server, path, async (request, reply) => {
      const { token } = request.params as { token: string };
      const succeeded = await does(contextOf(request), token);
      return send(reply, 200, succeeded ? done : failed);
    });
  }
}

/** The body says nothing: mail programs that unsubscribe by themselves send one of two types (RFC 8058). */
function takeAnyBody(
  server: FastifyInstance,
  path: string,
  answer: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
): void {
  void server.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: 1_024 }, (_request, _body, parsed) =>
      parsed(null),
    );
    scope.post(path, answer);
    done();
  });
}

async function subscribe(ctx: RequestContext, email: string): Promise<Message> {
  try {
    await subscribeToNewsletter(ctx, email);
    return sent;
  } catch (error) {
    if (error instanceof Conflict) return notStarted;
    if (error instanceof BadUserInput) return noEmail;
    if (error instanceof RateLimited) return tooOften;
    throw error;
  }
}

const home = { href: "/", label: "Go back home" };

const sent: Message = {
  title: "Look into your inbox",
  text: "We mail you a link, unless you are subscribed already. You are subscribed once you follow it and confirm. We send one a day at most: if none comes, look into your spam folder.",
  link: home,
};

const notStarted: Message = {
  title: "Our newsletter hasn't started yet",
  text: "We didn't save your email address. Until then, you can read our blog.",
  link: { href: "/blog", label: "Read our blog" },
};

const noEmail: Message = {
  title: "That is no email address",
  text: "Nothing was saved. Go back and look at what you entered.",
  link: home,
};

const tooOften: Message = {
  title: "Please try again later",
  text: "Many emails were entered from your network. Nothing was saved.",
  link: home,
};
