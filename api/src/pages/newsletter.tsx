import { CONFIRM_HOURS } from "@shop/shared/newsletter";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { RequestContext } from "../context/context";
import { BadUserInput, Conflict, RateLimited } from "../errors";
import { withOwnParsers } from "../http/body-parsers";
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
  .links { display: flex; flex-wrap: wrap; gap: 0 1.5rem; margin-top: 1rem; }
  .links a { display: inline-grid; align-items: center; min-height: 2.75rem; color: var(--color-accent-ink); font-weight: 550; }
`;

/** The text of the page, and its button, if there is an action. */
interface NewsletterMessage {
  title: string;
  text: string;
  button?: string;
}

/** A page about a subscription. It needs no script, and its links contain no personal data. */
function newsletterPage({ title, text, button }: NewsletterMessage, shopName: string) {
  const further = (
    <div className="links">
      <a href="/products">See all products</a>
      <a href="/privacy">Privacy</a>
    </div>
  );
  return (
    <CardPage shopName={shopName} title={title} text={text} further={further}>
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
      text: "You can unsubscribe at any time with the link in every newsletter.",
      button: "Confirm subscription",
    },
    does: confirmNewsletter,
    done: { title: "You're subscribed", text: "Thank you. You'll get our next newsletter." },
    failed: {
      title: "This link no longer works",
      text: `Confirmation links expire after ${CONFIRM_HOURS} hours, or when you unsubscribe. Nothing was changed. You can enter your email again at the bottom of our pages.`,
    },
  },
  {
    path: "/newsletter/unsubscribe/:token",
    ask: {
      title: "Unsubscribe from our newsletter?",
      text: "You won't get our newsletter anymore. You'll still get emails about your orders.",
      button: "Unsubscribe",
    },
    does: unsubscribeFromNewsletter,
    done: { title: "You're unsubscribed", text: "You won't get our newsletter anymore." },
    failed: {
      title: "We couldn't find this subscription",
      text: "It was deleted, or part of the link is missing. You won't get a newsletter without a subscription.",
    },
  },
];

/** Serves the newsletter's form for pages without code, and the target pages of the links in its mails (ADR-0060). */
export function registerNewsletter(server: FastifyInstance, settings: NewsletterSettings): void {
  const { shopName, contextOf } = settings;
  const sendPage = pageSender(settings, ownStyle);
  const send = (reply: FastifyReply, message: NewsletterMessage) =>
    sendPage(reply, 200, message.title, newsletterPage(message, shopName));

  postForm(server, "/newsletter", settings, async (fields, request, reply) => {
    const message = await subscribe(contextOf(request), fields.get("email-address") ?? "");
    return sendMessage(reply, 200, message, shopName);
  });

  for (const { path, ask, does, done, failed } of actions) {
    server.get(path, (_request, reply) => send(reply, ask));
    takeAnyBody(server, path, async (request, reply) => {
      const { token } = request.params as { token: string };
      const succeeded = await does(contextOf(request), token);
      return send(reply, succeeded ? done : failed);
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
  title: "Check your inbox",
  text: "We've emailed you a link, unless you're already subscribed. Follow it and confirm to subscribe. We send one link a day at most. If it doesn't arrive, check your spam folder.",
  link: home,
};

const notStarted: Message = {
  title: "Our newsletter hasn't started yet",
  text: "We didn't save your email address. Until then, you can read our blog.",
  link: { href: "/blog", label: "Read our blog" },
};

const noEmail: Message = {
  title: "That isn't a valid email address",
  text: "Nothing was saved. Please go back and check what you entered.",
  link: home,
};

const tooOften: Message = {
  title: "Please try again later",
  text: "Too many emails were entered from your network. Nothing was saved.",
  link: home,
};
