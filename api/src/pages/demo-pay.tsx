import { serverTexts } from "@shop/shared/messages/server";
import { formatMinor } from "@shop/shared/money";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { DemoGateway } from "../modules/payments/gateways/demo-gateway";
import { totalOf, type DemoSession } from "../modules/payments/gateways/demo-sessions";
import { pageSender, sendMessage, type Theme } from "./message-page";
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

const texts = () => serverTexts().serverPages.demoPayTexts;

/** The page of an open session: the amount to pay, and three buttons. It needs no script. */
function demoPayPage({ request }: DemoSession, total: string, shopName: string) {
  const demo = texts();
  return (
    <>
      <p className="demo">
        <strong>{demo.demo}</strong> {demo.noMoney}
      </p>
      <main>
        <div className="card">
          <h1>{demo.heading(shopName)}</h1>
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
              {demo.approve}
            </button>
            <button name="decision" value="decline">
              {demo.decline}
            </button>
            <button name="decision" value="stay">
              {demo.stay}
            </button>
          </form>
        </div>
        <p className="note">{demo.note}</p>
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

  server.get<{ Params: Params }>("/demo-pay/:session", async ({ params }, reply) => {
    const session = await gateway.pageOf(params.session);
    if (session?.status !== "open") return sendEnded(reply, session, settings.shopName);
    const total = formatMinor(totalOf(session.request));
    return sendPage(reply, 200, texts().title(total), demoPayPage(session, total, settings.shopName));
  });

  postForm(server, "/demo-pay/:session", settings, async (fields, { params }, reply) => {
    const { session: id } = params as Params;
    const decision = fields.get("decision");
    if (!isDecision(decision)) return sendMessage(reply, 400, texts().unknownDecision, settings.shopName);
    const decided = (await gateway.decide(id, decision !== "decline")) ?? (await gateway.pageOf(id));
    if (!decided) return sendEnded(reply, null, settings.shopName);
    if (decision === "stay" && decided.status === "complete")
      return sendMessage(reply, 200, texts().paidAndLeft, settings.shopName);
    // also for a decided session: pressing a button again leads to the first result
    return reply.redirect(decided.request.returnUrl, 303);
  });
}

/** The buttons of the page; `stay` approves without returning to the shop. */
const decisions = ["approve", "decline", "stay"] as const;
const isDecision = (value: string | null): value is (typeof decisions)[number] =>
  decisions.includes(value as (typeof decisions)[number]);

function sendEnded(reply: FastifyReply, session: DemoSession | null, shopName: string): FastifyReply {
  if (!session || session.status === "open") return sendMessage(reply, 404, texts().unknown, shopName);
  const { [session.status]: message, backToShop } = texts();
  const link = { href: session.request.returnUrl, label: backToShop };
  return sendMessage(reply, session.status === "expired" ? 410 : 200, { ...message, link }, shopName);
}
