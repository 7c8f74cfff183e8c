import { serverTexts } from "@shop/shared/messages/server";
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

const texts = () => serverTexts().serverPages.formTexts;

function refused(error: unknown): Message {
  if (!(error instanceof DomainError)) throw error;
  return texts().messageRefused(error.message);
}

const wholeNumber = /^[1-9]\d{0,6}$/;

/** Answers the forms of pages without loaded code (ADR-0011). The product list's form needs no special answer. */
export function registerFormsWithoutCode(server: FastifyInstance, context: FormSettings): void {
  // nothing is stored: only Firebase's library can check a password
  for (const name of ["login", "registration"] as const)
    postForm(server, `/${name}`, context, (_fields, _request, reply) =>
      sendMessage(reply, 200, texts()[name], context.shopName),
    );

  postForm(server, "/contact", context, async (fields, request, reply) => {
    const { orderNumber, ...typed } = Object.fromEntries(fields);
    const sending = sendToShop(context.contextOf(request), { ...typed, orderNumber: orderNumber || null });
    return sendMessage(reply, 200, await sending.then(() => texts().messageSent, refused), context.shopName);
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
