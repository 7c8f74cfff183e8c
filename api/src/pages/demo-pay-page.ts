import { formatCents } from "@shop/shared/money";
import { escapeHtml } from "../http/escape-html";
import { totalOf, type DemoSession } from "../modules/payments/gateways/demo-sessions";

/** The page's own style, on top of the shop's theme. */
export const demoPayStyle = `
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

/** The demo gateway's page for an open session: what is to be paid, and three buttons. It needs no script. */
export function demoPayPage(
  { request }: DemoSession,
  { shopName, style }: { shopName: string; style: string },
): string {
  const total = formatCents(totalOf(request));
  const lines = request.lines.map(
    ({ name, unitCents, quantity }) => `
      <li>
        <span class="name">${escapeHtml(name)}</span>
        <span class="price">${formatCents(unitCents * quantity)}</span>
        <span class="units">${quantity} × ${formatCents(unitCents)}</span>
      </li>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>Pay ${total} (demo) · ${escapeHtml(shopName)}</title>
<style>${style}</style>
</head>
<body>
<p class="demo"><strong>Demo payment.</strong> No card is asked for, and no money moves.</p>
<main>
  <div class="card">
    <h1>Pay ${escapeHtml(shopName)}</h1>
    <p class="total">${total}</p>
    <ul>${lines.join("")}
    </ul>
    <p class="email">${escapeHtml(request.customerEmail ?? "")}</p>
    <form method="post">
      <button class="approve" name="decision" value="approve">Approve</button>
      <button name="decision" value="decline">Decline</button>
      <button name="decision" value="stay">Approve, but never come back</button>
    </form>
  </div>
  <p class="note">A real shop leads to its payment provider here. The demo stands for one: it tells the shop by a signed message
    what you chose, as a provider would.</p>
</main>
</body>
</html>
`;
}
