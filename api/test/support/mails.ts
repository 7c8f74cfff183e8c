import { randomUUID } from "node:crypto";
import pino from "pino";
import type { Mail, JobContext } from "../../src/context/job-context";
import { tasks } from "../../src/boot/tasks";
import { createJobContext } from "../../src/boot/worker/job-context";
import type { JobName, JobPayloads } from "../../src/modules/jobs/add-job";
import type { TestShop } from "./shop";

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

const decoded = (html: string) =>
  html.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? "");

/** The visible text of the HTML part, on one line. */
export function readable({ html }: Pick<Mail, "html">): string {
  const body = html.replace(/<head>.*?<\/head>/s, "").replace(/<div class="preview".*?<\/div>/s, "");
  return decoded(body.replace(/<span style[^>]+>([^<]+)<\/span>/g, "$1").replace(/<[^>]+>/g, " "))
    .replace(/\s+/g, " ")
    .trim();
}

/** The addresses of the links in each part, unique and sorted. */
export function linksOf({ html, text }: Pick<Mail, "html" | "text">): { html: string[]; text: string[] } {
  const sorted = (found: string[]) => [...new Set(found)].sort();
  const hrefs = [...html.matchAll(/ href="([^"]*)"/g)].map(([, href = ""]) => decoded(href));
  return { html: sorted(hrefs), text: sorted(text.match(/https?:\/\/[^\s<>]+/g) ?? []) };
}

/** The numbers and amounts in each part, sorted: digits with their punctuation, except those in addresses. */
export function numbersOf(mail: Pick<Mail, "html" | "text">): { html: string[]; text: string[] } {
  const found = (words: string) =>
    (words.replace(/https?:\/\/[^\s<>]+/g, "").match(/\d[\d.:-]*\$?/g) ?? []).sort();
  return { html: found(readable(mail)), text: found(mail.text) };
}

/** The public origin in the tests' mails. */
export const TEST_ORIGIN = "https://shop.example.com";

type Settings = Partial<JobContext> & { send?: (mail: Mail) => void };

/** A context for one job that collects its mails and log; `send` may throw. */
export function collectMails(shop: TestShop, { jobId = "1", send, ...settings }: Settings = {}) {
  const sent: Mail[] = [];
  const logged: string[] = [];
  const { database, policy, images, payments, webhooks, firebase, accessTokens } = shop;
  const mailer = {
    send: (mail: Mail) => Promise.resolve().then(() => (send?.(mail), void sent.push(mail))),
    deleteMails: () => Promise.resolve(),
  };
  const dependencies = {
    ...{ database, policy, images, payments, webhooks, identity: { firebase, accessTokens }, mailer },
    shopName: "Test & Shop",
    origin: TEST_ORIGIN,
    log: pino({}, { write: (line: string) => void logged.push(line) }),
  };
  const ctx: JobContext = { ...createJobContext(dependencies, jobId), ...settings };
  return { ctx, sent, logged };
}

/** Runs a task; returns the sent mails. */
export async function mailsOf<Name extends JobName>(
  shop: TestShop,
  name: Name,
  payload: JobPayloads[Name],
  settings?: Settings,
): Promise<Mail[]> {
  const { ctx, sent } = collectMails(shop, settings);
  await tasks[name](ctx, payload);
  return sent;
}

/** The number that people see of an order. */
export async function numberOf(shop: TestShop, id: string): Promise<string> {
  const [order] = await shop.sql<{ number: string }>("select number from orders where id = $1", [id]);
  return order?.number ?? "";
}

/** An instant on the day of the tests' orders. */
export const at = (time: string): Date => new Date(`2026-11-22T${time}Z`);

const toMinor = (amount: number) => Math.round(amount * 100);

/** A payment of these orders, confirmed at 10:30; each order has its part in major units. */
export async function aPaidPayment(
  shop: TestShop,
  customer: { id: string },
  parts: Record<string, number>,
): Promise<string> {
  const id = randomUUID();
  const cents = Object.values(parts).map(toMinor);
  await shop.sql(
    `insert into payments (id, user_id, gateway, status, amount_cents, currency, expires_at, paid_at)
      values ($1, $2, 'demo', 'PAID', $3, 'usd', now(), $4)`,
    [id, customer.id, cents.reduce((sum, each) => sum + each, 0), at("10:30:00")],
  );
  await shop.sql(
    "insert into payment_orders (payment_id, order_id, amount_cents) select $1, * from unnest($2::uuid[], $3::bigint[])",
    [id, Object.keys(parts), cents],
  );
  return id;
}

/** A refund of an order's part of a payment. */
export async function aRefund(
  shop: TestShop,
  wanted: { paymentId: string; orderId: string; amount: number; reason: "ADMIN" | "ORDER_CLOSED" },
): Promise<string> {
  const { paymentId, orderId, amount, reason } = wanted;
  const [refund] = await shop.sql<{ id: string }>(
    "insert into refunds (payment_id, order_id, amount_cents, reason) values ($1, $2, $3, $4) returning id",
    [paymentId, orderId, toMinor(amount), reason],
  );
  return refund?.id ?? "";
}

/** Expects that both parts of a mail have equal links, numbers and amounts. */
export function expectBothFormsToAgree(mail: Mail): void {
  expect(linksOf(mail).text).toEqual(linksOf(mail).html);
  expect(numbersOf(mail).text).toEqual(numbersOf(mail).html);
  expect(numbersOf(mail).text.length).toBeGreaterThan(0);
}
