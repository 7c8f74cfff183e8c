import { randomUUID } from "node:crypto";
import { aProduct, asCustomer, type Person } from "../../../../test/support/builders";
import {
  aMinuteOfCarts,
  agree,
  leaveCart,
  orderProduct,
  pass,
  put,
  reminderCounts,
  remindOf,
  runCartJobs,
  storedReminder,
} from "../../../../test/support/cart-reminders";
import { aGroup } from "../../../../test/support/groups";
import { aJobContext, waitingJobs } from "../../../../test/support/jobs";
import { collectMails, expectBothFormsToAgree, linksOf, readable } from "../../../../test/support/mails";
import { startTestShop, type TestShop } from "../../../../test/support/shop";
import { tasks } from "../../../boot/tasks";
import { type Mail, MailRefused } from "../../../context/job-context";
import { queueCartReminders } from "../../carts/queue-cart-reminders";

let shop: TestShop;
let customer: Person;
let product: { id: string; name: string };
beforeAll(async () => (shop = await startTestShop()));
beforeEach(async () => {
  await shop.sql("truncate cart_reminders, cart_reminder_days");
  customer = await asCustomer(shop);
  product = await aProduct(shop);
});
afterAll(() => shop.stop());

describe("the mail about a forgotten cart", () => {
  it("comes once, a day after the cart was left, with its products, options, prices of today and pictures", async () => {
    const group = await aGroup(shop, { options: ["Strap"] }, [["Steel"]], [["Leather"]]);
    await agree(customer);
    await put(customer, product.id);
    for (const { id } of group.products) await put(customer, id, 1);
    await shop.sql("update products set price_cents = 7500, regular_price_cents = 9000 where id = $1", [
      product.id,
    ]);
    await pass(shop, "23 hours");
    expect(await aMinuteOfCarts(shop)).toEqual([]);
    await pass(shop, "1 hour");
    const [mail, ...others] = (await aMinuteOfCarts(shop)) as [Mail];
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: [customer.email], subject: "Your cart at Test shop" });
    expect(readable(mail)).toContain(`${product.name} 2 × 75.00$ (was 90.00$) 150.00$`);
    expect(mail.text).toContain("Strap: Leather");
    expect(mail.html).toContain("https://shop.example/pictures/thing.jpg");
    expectBothFormsToAgree(mail);
    expect(mail.unsubscribeUrl).toMatch(/\/cart-reminder\/stop\/[\w-]{32}$/);
    expect(linksOf(mail).text).toContain(mail.unsubscribeUrl);
    expect(await aMinuteOfCarts(shop)).toEqual([]);
    expect(await reminderCounts(shop)).toEqual({ sent: 1, cameBack: 0, ordered: 0 });
  });

  it("lists ten products of a cart with a hundred, and counts the others", async () => {
    await agree(customer);
    await shop.sql(
      `with product as (
          insert into products (name, description, price_cents, image, rating, count_in_stock)
            select 'Bolt ' || $2 || n, 'x', 100, '/x', 3, 10 from generate_series(1, 100) n returning id
        ) insert into cart_entries (user_id, product_id, quantity) select $1, id, 1 from product`,
      [customer.id, randomUUID()],
    );
    await pass(shop, "25 hours");
    const [mail] = (await aMinuteOfCarts(shop)) as [Mail];
    expect(mail.text.match(/Bolt/g)).toHaveLength(10);
    expect(mail.text).toContain("Further products: 90");
    expect(mail.text).toContain("Products: 100.00$");
  });

  it("leaves out products that were sold out, hidden or removed from the shop, and doesn't come for these alone", async () => {
    const [soldOut, draft, archived] = [await aProduct(shop), await aProduct(shop), await aProduct(shop)];
    await agree(customer);
    for (const { id } of [soldOut, draft, archived]) await put(customer, id);
    await shop.sql("update products set count_in_stock = 1 where id = $1", [soldOut.id]);
    await shop.sql("update products set draft = true where id = $1", [draft.id]);
    await shop.sql("update products set archived_at = now() where id = $1", [archived.id]);
    await pass(shop, "25 hours");
    expect(await aMinuteOfCarts(shop)).toEqual([]);
    expect(await storedReminder(shop, customer)).toMatchObject({ queued_at: null, mailed_at: null });
    await shop.sql("insert into cart_entries (user_id, product_id, quantity) values ($1, $2, 1)", [
      customer.id,
      product.id,
    ]);
    const [mail] = (await aMinuteOfCarts(shop)) as [Mail];
    expect(mail.text).toContain(product.name);
    for (const { name } of [soldOut, draft, archived]) expect(mail.text).not.toContain(name);
  });

  it("counts no more units of a product than are left", async () => {
    await agree(customer);
    await put(customer, product.id, 9);
    await shop.sql("update products set count_in_stock = 4, price_cents = 500 where id = $1", [product.id]);
    await pass(shop, "25 hours");
    const [mail] = (await aMinuteOfCarts(shop)) as [Mail];
    expect(readable(mail)).toContain(`${product.name} 3 × 5.00$ 15.00$`);
    expect(mail.text).toContain("Products: 15.00$");
  });

  it.each<[string, () => Promise<unknown>]>([
    ["has withdrawn the consent", () => agree(customer, false)],
    ["was blocked", () => shop.sql("update users set archived_at = now() where id = $1", [customer.id])],
    ["is leaving", () => shop.sql("update users set deletion_began_at = now() where id = $1", [customer.id])],
    ["has ordered since", () => orderProduct(customer, product.id)],
    ["has ordered another product since", async () => orderProduct(customer, (await aProduct(shop)).id)],
    ["has emptied the cart", () => put(customer, product.id, 0)],
    ["has changed the cart", () => put(customer, product.id, 5)],
    ["left the cart long ago", () => pass(shop, "3 days")],
  ])("doesn't come if the customer %s", async (_, happens) => {
    await leaveCart(shop, customer, product.id);
    await happens();
    expect(await aMinuteOfCarts(shop)).toEqual([]);
  });

  it.each<[string, () => Promise<unknown>]>([
    ["stopped the mails", () => agree(customer, false)],
    ["was blocked", () => shop.sql("update users set archived_at = now() where id = $1", [customer.id])],
    ["ordered", () => orderProduct(customer, product.id)],
    ["emptied the cart", () => put(customer, product.id, 0)],
  ])("isn't sent if the customer %s while it was queued", async (_, happens) => {
    await leaveCart(shop, customer, product.id);
    await queueCartReminders(aJobContext(shop));
    await happens();
    expect(await runCartJobs(shop)).toEqual([]);
    expect(await storedReminder(shop, customer)).toMatchObject({ queued_at: null, mailed_at: null });
  });

  it("comes again only for a cart that was changed and left again, 30 days later at the earliest", async () => {
    await remindOf(shop, customer, product.id);
    await pass(shop, "31 days");
    expect(await aMinuteOfCarts(shop)).toEqual([]);
    await put(customer, product.id, 2); // no change
    await put(customer, product.id, 1, true); // a visitor's smaller quantity is no change either
    await pass(shop, "25 hours");
    expect(await aMinuteOfCarts(shop)).toEqual([]);
    await put(customer, product.id, 3);
    await pass(shop, "25 hours");
    expect(await aMinuteOfCarts(shop)).toHaveLength(1);
    await put(customer, product.id, 4);
    await pass(shop, "25 hours");
    expect(await aMinuteOfCarts(shop)).toEqual([]);
  });

  it("is queued once by several processes, and again only if a given-up job's cart was changed", async () => {
    await leaveCart(shop, customer, product.id);
    await Promise.all([1, 2, 3].map(() => queueCartReminders(aJobContext(shop))));
    const jobs = async () => (await waitingJobs(shop)).filter(({ task }) => task === "mail-cart-reminder");
    expect(await jobs()).toHaveLength(1);
    expect(JSON.stringify(await jobs())).not.toContain(customer.email);
    await shop.sql("select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs");
    expect(await aMinuteOfCarts(shop)).toEqual([]);
    await put(customer, product.id, 3);
    await pass(shop, "25 hours");
    expect(await aMinuteOfCarts(shop)).toHaveLength(1);
  });

  it("is tried again if the server didn't take it, under one name, and not if it refuses for good", async () => {
    await leaveCart(shop, customer, product.id);
    await queueCartReminders(aJobContext(shop));
    const keys: string[] = [];
    const fail = (error: Error) =>
      tasks["mail-cart-reminder"](
        collectMails(shop, {
          send: ({ key }) => {
            keys.push(key);
            throw error;
          },
        }).ctx,
        { userId: customer.id },
      );
    await expect(fail(new Error("The server is away."))).rejects.toThrow("The server is away.");
    await expect(fail(new MailRefused("550"))).rejects.toBeInstanceOf(MailRefused);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
    expect(await aMinuteOfCarts(shop)).toEqual([]);
    expect(await reminderCounts(shop)).toEqual({ sent: 0, cameBack: 0, ordered: 0 });
  });
});
