import { serverTexts } from "@shop/shared/messages/server";
import { formatMinor } from "@shop/shared/money";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { RequestContext } from "../context/context";
import { findLinkedOrders, payByLink, type LinkedOrders } from "../modules/payments/pay-by-link";
import { PaymentRefused, TotalChanged } from "../modules/pricing/pricing.error";
import { CardPage, cardStyle, pageSender, wayOnStyle, type Theme } from "./message-page";

interface PaymentLinkSettings extends Theme {
  contextOf(request: FastifyRequest): RequestContext;
}

interface Call {
  Params: { token: string };
  Querystring: { back?: string };
}

const texts = () => serverTexts().serverPages.paymentLinkTexts;

/** The title and the text of a link's page. */
function messageOf(orders: LinkedOrders | null) {
  if (!orders) return texts().ended;
  const { number, dueMinor, paid, ofGiftCards } = orders;
  if (dueMinor > 0) return texts().due(number, formatMinor(dueMinor));
  return paid ? texts().paid(number, ofGiftCards) : texts().nothingDue(number);
}

/**
 * Serves the page of the link that pays orders which the shop has placed for a customer. It names the number and the amount, and nothing
 * about the person. Opening it changes nothing; its button is a link, because a form may not lead to the provider's site.
 */
export function registerPaymentLink(server: FastifyInstance, settings: PaymentLinkSettings): void {
  const { contextOf } = settings;
  const sendPage = pageSender(settings, `${cardStyle}${wayOnStyle} p a { color: inherit; }`);

  server.get<Call>("/pay/:token", async (request, reply) => {
    const { token } = request.params;
    const orders = await findLinkedOrders(contextOf(request), token, request.query.back !== undefined);
    const { title, text } = messageOf(orders);
    const page = (
      <CardPage shopName={settings.shopName} title={title} text={text}>
        {orders && orders.dueMinor > 0 && (
          <a className="way-on" rel="nofollow" href={`/pay/${encodeURIComponent(token)}/now`}>
            {texts().payNow}
          </a>
        )}
        {!orders && (
          <>
            <a className="way-on" href="/login">
              {texts().logIn}
            </a>
            <p>
              <a href="/contact">{serverTexts().mails.orderParts.contact}</a>
            </p>
          </>
        )}
      </CardPage>
    );
    return sendPage(reply, orders ? 200 : 404, title, page);
  });

  server.get<Call>("/pay/:token/now", async (request, reply) => {
    const { token } = request.params;
    const back = `/pay/${encodeURIComponent(token)}`;
    try {
      return await reply.redirect((await payByLink(contextOf(request), token)) ?? back, 303);
    } catch (error) {
      if (error instanceof TotalChanged) return reply.redirect(back, 303); // which names the new total
      if (!(error instanceof PaymentRefused)) throw error;
      const page = (
        <CardPage shopName={settings.shopName} title={texts().refused} text={error.message}>
          {null}
        </CardPage>
      );
      return sendPage(reply, 409, texts().refused, page);
    }
  });
}
