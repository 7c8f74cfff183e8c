import { isDrawing } from "@shop/shared/images";
import { jpegOf } from "@shop/shared/jpeg-of";
import { serverTexts } from "@shop/shared/messages/server";
import { formatMinor } from "@shop/shared/money";
import { namedOptions } from "@shop/shared/option-values";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ReactNode } from "react";
import type { RequestContext } from "../context/context";
import { DomainError } from "../errors";
import { formatDeadline } from "../modules/mails/customer/write-orders-placed";
import { amountFacts } from "../modules/mails/template/amount-facts";
import { contactAddress } from "../modules/mails/template/addresses";
import { dueOf } from "../modules/orders/get-orders";
import type { Order } from "../modules/orders/order.entity";
import { sumOrders } from "../modules/orders/sum-orders";
import { findLinkedOrders, payByLink, type LinkedOrders } from "../modules/payments/pay-by-link";
import { CardPage, cardStyle, linesStyle, pageSender, wayOnStyle, type Theme } from "./message-page";

interface PaymentLinkSettings extends Theme {
  contextOf(request: FastifyRequest): RequestContext;
}

interface Call {
  Params: { token: string };
  Querystring: { back?: string };
}

/** The page's own style, on top of the shop's theme. */
const ownStyle = `${cardStyle}${wayOnStyle}${linesStyle}
  .deadline { color: inherit; }
  ul { margin-top: 1.5rem; }
  li { grid-template-columns: 4rem minmax(0, 1fr) auto; align-items: start; }
  li > span { width: 4rem; }
  .photo img { width: 100%; height: 100%; object-fit: cover; background: #fff; }
  li small { display: block; color: var(--color-muted); font-size: 0.875rem; }
  dl { margin: 0.75rem 0 0; font-variant-numeric: tabular-nums; }
  dl div { display: flex; justify-content: space-between; gap: 1rem; padding: 0.125rem 0; color: var(--color-muted); }
  dl .sum { color: inherit; font-weight: 600; }
  dt { min-width: 0; overflow-wrap: anywhere; }
  dd { margin: 0; }
`;

const texts = () => serverTexts().serverPages.paymentLinkTexts;

/** The title and the text of a link's page. */
function messageOf(link: LinkedOrders | null, shopName: string) {
  if (!link) return texts().ended;
  const { number, orders, due } = link;
  if (due.length > 0) return texts().due(number, formatMinor(dueOf(due)), shopName);
  const kept = orders.filter(({ status }) => status !== "CANCELLED" && status !== "REFUNDED");
  if (kept.length === 0)
    return orders.some(({ paid }) => paid) ? texts().refunded(number) : texts().cancelled(number);
  if (!kept.some(({ paid }) => paid)) return texts().unpayable(number);
  if (kept.every(({ ofGiftCards }) => ofGiftCards)) return texts().paid(number, "codes");
  return texts().paid(number, kept.some(({ status }) => status === "PAID") ? "parcel" : null);
}

/** Says until when the orders must be paid, as their mail does. */
const deadlineOf = (heldUntil: Date, orders: readonly Order[]) =>
  serverTexts().mails.ordersPlaced.payBy(
    formatDeadline(heldUntil),
    false,
    orders.some(({ paid }) => paid),
  );

function OrderLine({ order }: { order: Order }) {
  const { productName, optionValues, quantity, unitPriceMinor, regularPriceMinor, imageUrl } = order;
  return (
    <li>
      <span className={imageUrl === null || isDrawing(imageUrl) ? undefined : "photo"}>
        {imageUrl !== null && <img src={isDrawing(imageUrl) ? imageUrl : jpegOf(imageUrl, 320)} alt="" />}
      </span>
      <div>
        <bdi>{productName}</bdi>
        {optionValues.length > 0 && (
          <small>
            <bdi>{namedOptions(optionValues)}</bdi>
          </small>
        )}
        <small>
          {quantity} × {formatMinor(unitPriceMinor)}
          {regularPriceMinor !== null &&
            ` ${serverTexts().mails.orderParts.was(formatMinor(regularPriceMinor))}`}
        </small>
      </div>
      <div>{formatMinor(unitPriceMinor * quantity)}</div>
    </li>
  );
}

/** The products to pay, and their cost line by line. */
function DueOrders({ due }: { due: readonly Order[] }) {
  const { before, after } = amountFacts(due);
  const { totalMinor, giftCardMinor } = sumOrders(due);
  const fact = ([name, value]: readonly [string, string], className?: string) => (
    <div key={name} className={className}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
  return (
    <>
      <ul>
        {due.map((order) => (
          <OrderLine key={order.id} order={order} />
        ))}
      </ul>
      <dl>
        {before.map((each) => fact(each))}
        {fact([serverTexts().mails.amountTexts.total, formatMinor(totalMinor)], "sum")}
        {after.map((each) => fact(each))}
        {giftCardMinor > 0 && fact([texts().toPay, formatMinor(dueOf(due))], "sum")}
      </dl>
    </>
  );
}

/**
 * Serves the page of the link that pays orders which the shop has placed for a customer. It names the products and amounts, and nothing
 * about the person. Opening it changes nothing; its button is a link, because a form may not lead to the provider's site.
 */
export function registerPaymentLink(server: FastifyInstance, settings: PaymentLinkSettings): void {
  const { contextOf } = settings;
  const anyImage = { "img-src": ["'self'", "https:", "http:"] }; // a product's image may be on any host
  const sendCard = pageSender(settings, ownStyle, anyImage);
  const send = (
    reply: FastifyReply,
    status: number,
    { title, text, number }: { title: string; text: string; number?: string | undefined },
    content: ReactNode,
  ) => {
    const further = (
      <div className="links">
        <a href="/products">{serverTexts().serverPages.newsletterTexts.allProducts}</a>
        <a href={contactAddress({ origin: "" }, number)}>{serverTexts().mails.orderParts.contact}</a>
      </div>
    );
    const page = (
      <CardPage shop={settings} title={title} text={text} further={further}>
        {content}
      </CardPage>
    );
    return sendCard(reply, status, title, page);
  };
  const wayOn = (href: string, label: string) => (
    <a className="way-on" rel="nofollow" href={href}>
      {label}
    </a>
  );

  server.get<Call>("/pay/:token", async (request, reply) => {
    const { token } = request.params;
    const link = await findLinkedOrders(contextOf(request), token, request.query.back !== undefined);
    const message = { ...messageOf(link, settings.shopName), number: link?.number };
    const content = !link
      ? wayOn("/login", texts().logIn)
      : link.due.length > 0 && (
          <>
            {link.heldUntil && <p className="deadline">{deadlineOf(link.heldUntil, link.orders)}</p>}
            <DueOrders due={link.due} />
            {wayOn(`/pay/${encodeURIComponent(token)}/now`, texts().payNow)}
          </>
        );
    return send(reply, link ? 200 : 404, message, content);
  });

  server.get<Call>("/pay/:token/now", async (request, reply) => {
    const { token } = request.params;
    const back = `/pay/${encodeURIComponent(token)}`;
    try {
      return await reply.redirect((await payByLink(contextOf(request), token)) ?? back, 303);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const { status, message, retryAfter } = error;
      if (retryAfter !== undefined) void reply.header("retry-after", String(retryAfter));
      return send(reply, status, { title: texts().refused, text: message }, wayOn(back, texts().backToOrder));
    }
  });
}
