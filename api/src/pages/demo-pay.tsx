import { formatMinor } from "@shop/shared/money";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { DemoGateway } from "../modules/payments/gateways/demo-gateway";
import { totalOf, type DemoSession } from "../modules/payments/gateways/demo-sessions";
import { pageSender, sendMessage, type Message, type Theme } from "./message-page";
import { postForm, type FormPages } from "./posted-form";

/** The page's own style, on top of the shop's theme. */
const ownStyle = `
  body { margin: 0; min-height: 100vh; background: var(--color-sunken); color: var(--color-ink);
    font: 1rem/1.5 var(--font, ui-sans-serif, system-ui, sans-serif); -webkit-font-smoothing: antialiased; }
  .demo { margin: 0; padding: 0.625rem 1rem; background: var(--color-band, #1e1b4b); color: var(--color-on-band, #fff);
    font-size: 0.875rem; text-align: center; text-wrap: balance; }
  .demo strong { font-weight: 620; }
  main { box-sizing: border-box; max-width: 30rem; margin: 0 auto; padding: clamp(1.25rem, 5vw, 4rem) 1rem 3rem; }
  .card { padding: clamp(1.25rem, 5vw, 2rem); border: 1px solid var(--color-line); border-radius: 14px;
    background: var(--color-surface); }
  h1 { margin: 0; font-size: 1rem; font-weight: 500; line-height: 1.4; color: var(--color-muted); }
  .total { margin: 0.25rem 0 0; font-size: clamp(2.25rem, 9vw, 3rem); font-weight: 600; line-height: 1.1;
    letter-spacing: -0.03em; font-variant-numeric: tabular-nums; }
  ul { margin: 1.5rem 0 0; padding: 0; list-style: none; border-top: 1px solid var(--color-line); }
  li { display: grid; grid-template-columns: 1fr auto; gap: 0 1rem; padding: 0.75rem 0; border-bottom: 1px solid var(--color-line); }
  .name { min-width: 0; overflow-wrap: anywhere; }
  .price { font-variant-numeric: tabular-nums; text-align: right; }
  .units { grid-column: 1 / -1; color: var(--color-muted); font-size: 0.875rem; font-variant-numeric: tabular-nums; }
  .email { margin: 0.75rem 0 0; color: var(--color-muted); font-size: 0.875rem; overflow-wrap: anywhere; }
  form { display: grid; gap: 0.75rem; margin-top: 1.5rem; }
  button { min-height: 3rem; padding: 0.625rem 1rem; border: 1px solid var(--color-edge); border-radius: 6px; background: none;
    color: inherit; font: inherit; font-weight: 560; cursor: pointer; }
  button:hover { background: var(--color-sunken); }
  .approve { border-color: var(--color-accent); background: var(--color-accent); color: var(--color-on-accent); }
  .approve:hover { background: var(--color-accent-hover); }
  :focus-visible { outline: 2px solid var(--color-focus, Highlight); outline-offset: 3px; }
  .note { margin: 1.25rem 0 0; color: var(--color-muted); font-size: 0.875rem; text-wrap: pretty; }
`;

/** The page of an open session: the amount to pay, and three buttons. It needs no script. */
function demoPayPage({ request }: DemoSession, total: string, shopName: string) {
  return (
    <>
      <p className="demo">
        <strong>Demo payment.</strong> No card needed, and no money moves.
      </p>
      <main>
        <div className="card">
          <h1>Pay {shopName}</h1>
          <p className="total">{total}</p>
          <ul>
            {request.lines.map(({ name, unitCents, quantity }, line) => (
              <li key={line}>
                <span className="name">{name}</span>
                <span className="price">{formatMinor(unitCents * quantity)}</span>
                <span className="units">
                  {quantity} × {formatMinor(unitCents)}
                </span>
              </li>
            ))}
          </ul>
          <p className="email">{request.customerEmail}</p>
          <form method="post">
            <button className="approve" name="decision" value="approve">
              Approve
            </button>
            <button name="decision" value="decline">
              Decline
            </button>
            <button name="decision" value="stay">
              Approve, but never come back
            </button>
          </form>
        </div>
        <p className="note">
          A real shop leads to its payment provider here. The demo stands for one: it notifies the shop by a
          signed message what you chose, as a provider would.
        </p>
      </main>
    </>
  );
}

interface Params {
  session: string;
}

/**
 * Serves the demo gateway's page, where a customer approves or declines. The shop learns the result only from the gateway's
 * webhooks.
 */
export function registerDemoPay(
  server: FastifyInstance,
  gateway: DemoGateway,
  settings: FormPages & Theme,
): void {
  const sendPage = pageSender(settings, ownStyle);
  const { shopName } = settings;

  server.get<{ Params: Params }>("/demo-pay/:session", async ({ params }, reply) => {
    const session = await gateway.pageOf(params.session);
    if (session?.status !== "open") return sendEnded(reply, session, shopName);
    const total = formatMinor(totalOf(session.request));
    return sendPage(reply, 200, `Pay ${total} (demo)`, demoPayPage(session, total, shopName));
  });

  postForm(server, "/demo-pay/:session", settings, async (fields, { params }, reply) => {
    const { session: id } = params as Params;
    const decision = fields.get("decision");
    if (!isDecision(decision)) return sendMessage(reply, 400, unknownDecision, shopName);
    const decided = (await gateway.decide(id, decision !== "decline")) ?? (await gateway.pageOf(id));
    if (!decided) return sendEnded(reply, null, shopName);
    if (decision === "stay" && decided.status === "complete")
      return sendMessage(reply, 200, paidAndLeft, shopName);
    // also for a decided session: pressing a button again leads to the first result
    return reply.redirect(decided.request.returnUrl, 303);
  });
}

/** The buttons of the page; `stay` approves without returning to the shop. */
const decisions = ["approve", "decline", "stay"] as const;
const isDecision = (value: string | null): value is (typeof decisions)[number] =>
  decisions.includes(value as (typeof decisions)[number]);

const unknown: Message = {
  title: "We couldn't find this payment",
  text: "This address doesn't belong to a payment of the demo gateway.",
  link: { href: "/", label: "Go back home" },
};

const unknownDecision: Message = {
  title: "Please choose a button",
  text: "What was sent is not one of the page's buttons. Nothing was paid.",
  link: { href: "", label: "Back to the payment" },
};

const paidAndLeft: Message = {
  title: "Paid. You can close this window",
  text: "This demo ends here: the payment is approved, and nothing leads back to the shop. Your order will be marked as paid automatically.",
  link: { href: "/dashboard", label: "Open the shop" },
};

const ended = {
  complete: {
    status: 200,
    title: "This payment is already made",
    text: "You won't be charged twice. The shop knows about it.",
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
