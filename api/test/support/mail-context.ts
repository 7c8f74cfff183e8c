import { randomUUID } from "node:crypto";
import pino from "pino";
import { tasks } from "../../src/boot/tasks";
import { createJobContext } from "../../src/boot/worker/job-context";
import type { JobContext, Mail } from "../../src/context/job-context";
import type { JobName, JobPayloads } from "../../src/modules/jobs/add-job.service";
import { linksOf, numbersOf } from "./mail-forms";
import type { TestShop } from "./shop";

/** The public origin in the mails of tests. */
export const TEST_ORIGIN = "https://shop.example.com";

type Settings = Partial<JobContext> & { send?: (mail: Mail) => void };

/** A context for one job, whose mails and log are collected; `send` may throw. */
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

/** Runs a task; returns the mails that it sent. */
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

/** The number of an order, as people read it. */
export async function numberOf(shop: TestShop, id: string): Promise<string> {
  const [order] = await shop.sql<{ number: string }>("select number from orders where id = $1", [id]);
  return order?.number ?? "";
}

/** An instant of the day on which the tests' orders live. */
export const at = (time: string): Date => new Date(`2026-11-22T${time}Z`);

const toCents = (amount: number) => Math.round(amount * 100);

/** A payment that was confirmed at 10:30, of these orders, each with its part in dollars. */
export async function aPaidPayment(
  shop: TestShop,
  customer: { id: string },
  parts: Record<string, number>,
): Promise<string> {
  const id = randomUUID();
  const cents = Object.values(parts).map(toCents);
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

/** An order's part of a payment that goes back. */
export async function aRefund(
  shop: TestShop,
  wanted: { paymentId: string; orderId: string; amount: number; reason: "ADMIN" | "ORDER_CLOSED" },
): Promise<string> {
  const { paymentId, orderId, amount, reason } = wanted;
  const [refund] = await shop.sql<{ id: string }>(
    "insert into refunds (payment_id, order_id, amount_cents, reason) values ($1, $2, $3, $4) returning id",
    [paymentId, orderId, toCents(amount), reason],
  );
  return refund?.id ?? "";
}

/** Expects that both parts of a mail have the same links, numbers and amounts. */
export function expectBothFormsToAgree(mail: Mail): void {
  expect(linksOf(mail).text).toEqual(linksOf(mail).html);
  expect(numbersOf(mail).text).toEqual(numbersOf(mail).html);
  expect(numbersOf(mail).text.length).toBeGreaterThan(0);
}
