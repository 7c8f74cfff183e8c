import { randomUUID } from "node:crypto";
import type { Mail } from "../../src/context/job-context";
import { asAdmin, type Person } from "./builders";
import { runEachMinute, runJobs } from "./jobs";
import type { TestShop } from "./shop";

/** Gives or withdraws a customer's consent to mails about forgotten carts. */
export const AGREE =
  "mutation ($wanted: Boolean!) { setCartReminders(wanted: $wanted) { cartRemindersSince } }";
const SAVE =
  "mutation ($changes: [CartChangeInput!]!) { saveCart(input: { changes: $changes }) { productId } }";
const PLACE = `mutation ($items: [CartItemInput!]!, $key: ID!) {
  placeOrders(input: { items: $items, name: "Ada", address: "1 Quay", phone: "555 0100", idempotencyKey: $key }) { __typename }
}`;
const COUNTS = "{ cartReminderCounts { sent cameBack ordered } }";

export const agree = (person: Person, wanted = true) =>
  person.ask<{ setCartReminders: { cartRemindersSince: string | null } }>(AGREE, { wanted });

/** Changes the cart. */
export const put = (person: Person, productId: string, quantity = 2, merge = false) =>
  person.ask(SAVE, { changes: [{ productId, quantity, merge }] });

export const orderProduct = (person: Person, productId: string) =>
  person.ask(PLACE, { items: [{ productId, qty: 1 }], key: randomUUID() });

/** The row of a customer's consent and latest mail. */
export async function storedReminder(
  shop: TestShop,
  { id }: Person,
): Promise<Record<string, unknown> | undefined> {
  const [reminder] = await shop.sql<Record<string, unknown>>(
    "select * from cart_reminders where user_id = $1",
    [id],
  );
  return reminder;
}

/** The counts of the dashboard. */
export const reminderCounts = async (shop: TestShop) =>
  (await (await asAdmin(shop)).ask<{ cartReminderCounts: object }>(COUNTS)).cartReminderCounts;

/** Lets time pass for all carts, their mails, and orders. */
export async function pass(shop: TestShop, time: string): Promise<void> {
  await shop.sql(
    `update cart_reminders set cart_changed_at = cart_changed_at - $1::interval, queued_at = queued_at - $1::interval,
      mailed_at = mailed_at - $1::interval`,
    [time],
  );
  await shop.sql("update orders set created_at = created_at - $1::interval", [time]);
}

const ofCarts = (mails: Mail[]) => mails.filter(({ kind }) => kind === "cart-reminder");

/** Runs the waiting jobs, and returns the mails about carts that they sent. */
export const runCartJobs = async (shop: TestShop): Promise<Mail[]> => ofCarts(await runJobs(shop));

/** Runs the tasks of a minute, and returns the mails about carts that they sent. */
export async function aMinuteOfCarts(shop: TestShop): Promise<Mail[]> {
  await runEachMinute(shop);
  return runCartJobs(shop);
}

/** The customer agrees, and leaves a cart for a day. */
export async function leaveCart(shop: TestShop, person: Person, productId: string): Promise<void> {
  await agree(person);
  await put(person, productId);
  await pass(shop, "25 hours");
}

/** The mail about the cart that a customer left. */
export async function remindOf(shop: TestShop, person: Person, productId: string): Promise<Mail> {
  await leaveCart(shop, person, productId);
  const [mail] = await aMinuteOfCarts(shop);
  if (!mail) throw new Error("no mail was sent");
  return mail;
}
