import type { FastifyInstance, FastifyReply } from "fastify";
import { plainPagePolicy } from "../http/security-headers";
import type { DemoGateway } from "../modules/payments/gateways/demo-gateway";
import type { DemoSession } from "../modules/payments/gateways/demo-sessions";
import { demoPayPage, demoPayStyle } from "./demo-pay-page";
import { sendMessage, type Message } from "./message-page";
import { postForm, type FormPages } from "./posted-form";

interface DemoPaySettings extends FormPages {
  /** The typeface and the colours of the shop's pages. */
  themeCss: string;
}

interface Params {
  session: string;
}

/**
 * Serves the demo gateway's page, where a customer approves or declines. Everything that the shop learns of it comes by the
 * gateway's webhooks.
 */
export function registerDemoPay(
  server: FastifyInstance,
  gateway: DemoGateway,
  settings: DemoPaySettings,
): void {
  const style = `${settings.themeCss}${demoPayStyle}`;
  const policy = plainPagePolicy(style, { "font-src": ["'self'"] });
  const { shopName } = settings;

  server.get<{ Params: Params }>("/demo-pay/:session", async ({ params }, reply) => {
    const session = await gateway.pageOf(params.session);
    if (session?.status !== "open") return sendEnded(reply, session, shopName);
    return reply
      .headers({
        "cache-control": "no-store",
        "content-security-policy": policy,
        "referrer-policy": "no-referrer",
      })
      .type("text/html; charset=utf-8")
      .send(demoPayPage(session, { shopName, style }));
  });

  postForm(server, "/demo-pay/:session", settings, async (fields, { params }, reply) => {
    const { session: id } = params as Params;
    const decision = fields.get("decision");
    if (!isDecision(decision)) return sendMessage(reply, 400, unknownDecision, shopName);
    const decided = (await gateway.decide(id, decision !== "decline")) ?? (await gateway.pageOf(id));
    if (!decided) return sendEnded(reply, null, shopName);
    if (decision === "stay" && decided.status === "complete")
      return sendMessage(reply, 200, paidAndLeft, shopName);
    // also where it was decided before: a second press of a button leads to the same place as the first
    return reply.redirect(decided.request.returnUrl, 303);
  });
}

/** What the page's buttons send; `stay` approves and never comes back. */
const decisions = ["approve", "decline", "stay"] as const;
const isDecision = (value: string | null): value is (typeof decisions)[number] =>
  decisions.includes(value as (typeof decisions)[number]);

const unknown: Message = {
  title: "There is no such payment",
  text: "This address doesn't belong to a payment of the demo gateway.",
  link: { href: "/", label: "Go back home" },
};

const unknownDecision: Message = {
  title: "Please choose a button",
  text: "What was sent is none of the page's buttons. Nothing was paid.",
  link: { href: "", label: "Back to the payment" },
};

const paidAndLeft: Message = {
  title: "Paid. You can close this window",
  text: "This is the demo's closed window: the payment is approved, and nothing leads back to the shop. The order turns paid all the same.",
  link: { href: "/dashboard", label: "Open the shop after all" },
};

const ended = {
  complete: {
    status: 200,
    title: "This payment is already made",
    text: "Nothing is paid twice. The shop knows about it.",
  },
  expired: {
    status: 410,
    title: "This payment page has closed",
    text: "Nothing was paid. Go back to the shop to start again.",
  },
};

function sendEnded(reply: FastifyReply, session: DemoSession | null, shopName: string): FastifyReply {
  if (!session || session.status === "open") return sendMessage(reply, 404, unknown, shopName);
  const { status, title, text } = ended[session.status];
  const link = { href: session.request.returnUrl, label: "Back to the shop" };
  return sendMessage(reply, status, { title, text, link }, shopName);
}
