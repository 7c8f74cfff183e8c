import { orderBounds } from "@shop/shared/order";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { RequestContext } from "../context/context";
import { DomainError } from "../errors";
import { sendMessage as sendToShop } from "../modules/contact/send-message";
import { sendMessage, type Message } from "./message-page";
import { postForm, type FormPages } from "./posted-form";

interface FormSettings extends FormPages {
  contextOf(request: FastifyRequest): RequestContext;
}

/**
 * The messages that answer a form, regardless of its content. Nothing is stored: only Firebase's library can check a
 * password. The newsletter's form is in newsletter.ts.
 */
const messages: Record<string, Message> = {
  "/login": {
    title: "Signing in needs JavaScript",
    text: "The login page's code has not loaded, or your browser does not run it. Your password was not stored. Go back, wait for the page to load or turn JavaScript on, and try again.",
    link: { href: "/login", label: "Back to Login" },
  },
  "/registration": {
    title: "Signing up needs JavaScript",
    text: "The registration page's code has not loaded, or your browser does not run it. No account was created, and your password was not stored. Go back, wait for the page to load or turn JavaScript on, and try again.",
    link: { href: "/registration", label: "Back to Registration" },
  },
};

const sent: Message = {
  title: "Your message is on its way",
  text: "We'll reply to the email address that you entered.",
  link: { href: "/", label: "Go back home" },
};

function refused(error: unknown): Message {
  if (!(error instanceof DomainError)) throw error;
  return {
    title: "Your message wasn't sent",
    text: `Go back: your text is still in the form. ${error.message}`,
    link: { href: "/contact", label: "Back to Contact" },
  };
}

const wholeNumber = /^[1-9]\d{0,6}$/;

/** Answers the forms of pages without loaded code (ADR-0011). The product list's form needs no special answer. */
export function registerFormsWithoutCode(server: FastifyInstance, context: FormSettings): void {
  for (const [path, message] of Object.entries(messages))
    postForm(server, path, context, (_fields, _request, reply) =>
      sendMessage(reply, 200, message, context.shopName),
    );

  postForm(server, "/contact", context, async (fields, request, reply) => {
    const { orderNumber, ...typed } = Object.fromEntries(fields);
    const sending = sendToShop(context.contextOf(request), { ...typed, orderNumber: orderNumber || null });
    return sendMessage(reply, 200, await sending.then(() => sent, refused), context.shopName);
  });

  server.get<{ Params: { id: string }; Querystring: Record<string, unknown> }>(
    "/payment/:id",
    (request, reply) => {
      const { quantity } = request.query;
      if (quantity === undefined) return context.pages.serve(request, reply); // no page has this address
      return reply.redirect(afterOrderForm(request.params.id, quantity), 303);
    },
  );
}

/** The shipping form of a product for a quantity (spec §2); the product itself if the quantity is invalid. */
function afterOrderForm(id: string, quantity: unknown): string {
  const product = encodeURIComponent(id);
  const valid =
    typeof quantity === "string" &&
    wholeNumber.test(quantity) &&
    Number(quantity) <= orderBounds.quantity.max;
  return valid ? `/payment/${product}/${quantity}` : `/product/${product}`;
}
