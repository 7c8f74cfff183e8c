import { randomUUID } from "node:crypto";
import { grantAdmin, revokeAdmin } from "../../../../src/modules/identity/admin-role";
import type { InvoiceDocument } from "../../../../src/modules/payments/invoice.entity";
import { register, deleteAccount, updateAccount, type FirebaseAccount } from "../../../support/accounts";
import { anOrder, aProduct, aReview, asCustomer, asProgram } from "../../../support/builders";
import { Caller } from "../../../support/caller";
import type { TestShop } from "../../../support/shop";

/**
 * The callers of the matrix. The program has an API key with all scopes; the last three callers have access tokens that were
 * valid once.
 */
export const callerNames = [
  "visitor",
  "A",
  "B",
  "admin",
  "program",
  "demoted",
  "blocked",
  "deleted",
] as const;
export type CallerName = (typeof callerNames)[number];

/** The owner of the requested object. */
export type Target = "A" | "B" | "the shop" | "nobody";

/** A user of the matrix. */
export interface Member {
  caller: Caller;
  id: string;
  email: string;
  /** The ID token of the sign-in at Firebase. */
  idToken: string;
  /** Firebase's id of the account; undefined for the visitor. */
  uid?: string;
}

/** A shop with the eight callers and at least one object of each type. */
export interface World {
  shop: TestShop;
  members: Record<CallerName, Member>;
  /** The checkout and the payment of an undelivered order of each customer. */
  checkouts: Record<"A" | "B", string>;
  payments: Record<"A" | "B", string>;
  /** The numbers of the payments' invoices. */
  invoices: Record<"A" | "B", string>;
  product: string;
}

/** An unused id. */
export const NO_ID = "00000000-0000-4000-8000-000000000000";

/** Adds the callers, in states that result from real calls, and the objects that they request. */
export async function openWorld(shop: TestShop): Promise<World> {
  const visitor = { caller: new Caller(shop), id: NO_ID, email: "nobody@example.com", idToken: "none" };
  const A = await signUp(shop);
  const B = await signUp(shop);
  const key = await asProgram(shop);
  const program = { caller: key, id: NO_ID, email: "nobody@example.com", idToken: key.secret };
  const members = { visitor, A, B, program, ...(await lostRights(shop)) };
  const product = await aProduct(shop);
  const orders = {
    A: await anOrder(shop, A, product),
    B: await anOrder(shop, B, product),
  };
  const checkouts = { A: await createCheckout(shop, orders.A), B: await createCheckout(shop, orders.B) };
  const payments = { A: await createPayment(shop, orders.A), B: await createPayment(shop, orders.B) };
  const invoices = {
    A: await createInvoice(shop, payments.A, "2026-000001"),
    B: await createInvoice(shop, payments.B, "2026-000002"),
  };
  await anOrder(shop, members.admin, product);
  await anOrder(shop, members.demoted, product);
  await aReview(shop, { productId: product.id });
  await shop.sql(
    `with made as (insert into returns (number, user_id, reason) select number, user_id, '' from orders returning id, number)
      insert into return_lines (return_id, order_id, quantity) select made.id, orders.id, 1 from made join orders using (number)`,
  );
  for (const { id } of [A, B, members.admin, members.demoted])
    await shop.sql("insert into wishes (user_id, product_id) values ($1, $2)", [id, product.id]);
  await featureCollection(shop, await addCollection(shop, product.id));
  await addGroup(shop, product.id);
  return { shop, members, checkouts, payments, invoices, product: product.id };
}

/** Makes the callers' access tokens and ID tokens valid again, after a call that has ended their sessions. */
export async function restoreSessions({ shop, members }: World): Promise<void> {
  await shop.sql("update users set session_epoch = 0, sign_ins_valid_since = null");
  for (const { uid } of [members.A, members.B, members.admin, members.demoted])
    if (uid) await updateAccount(uid, { validSince: "0" });
}

/** Inserts a checkout of the order; returns its id. */
async function createCheckout(shop: TestShop, orderId: string): Promise<string> {
  const [made] = await shop.sql<{ id: string }>(
    `with made as (
        insert into checkouts (user_id, idempotency_key) select user_id, id from orders where id = $1 returning id
      ), ordered as (
        update orders set checkout_id = made.id from made where orders.id = $1
      )
      select id from made`,
    [orderId],
  );
  return (made as { id: string }).id;
}

/** Inserts a started payment of the order; returns its id. */
async function createPayment(shop: TestShop, orderId: string): Promise<string> {
  const [made] = await shop.sql<{ id: string }>(
    `with made as (
        insert into payments (user_id, gateway, amount_cents, currency, expires_at)
          select user_id, 'demo', 1999, 'usd', now() from orders where id = $1 returning id
      )
      insert into payment_orders (payment_id, order_id, amount_cents) select id, $1, 1999 from made returning payment_id as id`,
    [orderId],
  );
  return (made as { id: string }).id;
}

/** Inserts a collection of the product, with its id as its slug; returns it. Its name is found by the argument "something". */
export async function addCollection(shop: TestShop, productId: string): Promise<string> {
  const id = randomUUID();
  await shop.sql(
    "insert into collections (id, slug, name, product_ids) values ($1, $2, 'Something ' || $2, array[$3::uuid])",
    [id, id, productId],
  );
  return id;
}

/** Publishes a storefront with this collection on the home page, and makes it the one to return to. */
export async function featureCollection(shop: TestShop, id: string): Promise<void> {
  const storefront = JSON.stringify({ featuredCollectionIds: [id] });
  await shop.sql("update shop_settings set storefront = $1, storefront_before = $1, storefront_version = 1", [
    storefront,
  ]);
}

/** Inserts a group of one product; returns its id. */
export async function addGroup(shop: TestShop, productId: string): Promise<string> {
  const [made] = await shop.sql<{ id: string }>(
    `with made as (
        insert into product_groups (id, name, options) values (gen_random_uuid(), $2, '{Size}') returning id
      ), grouped as (
        update products set group_id = made.id, group_position = 0, option_values = '{S}' from made where products.id = $1
      )
      select id from made`,
    [productId, randomUUID()],
  );
  return (made as { id: string }).id;
}

/** Inserts an invoice of the payment; returns its number. */
async function createInvoice(shop: TestShop, paymentId: string, number: string): Promise<string> {
  const document: InvoiceDocument = {
    seller: { shop: "Meridian", country: "DE" },
    buyer: { name: "Ada Lovelace", address: ["1 St James's Square"] },
    currency: "usd",
    lines: [],
    ...{ itemsMinor: 1999, discountMinor: 0, discountCode: null, shippingMinor: 0, shippingMethod: null },
    ...{ taxIncluded: false, taxes: [], totalMinor: 1999 },
  };
  await shop.sql(
    `insert into invoices (number, series, user_id, payment_id, document)
      select $2, 'INVOICE', user_id, id, $3 from payments where id = $1`,
    [paymentId, number, JSON.stringify(document)],
  );
  return number;
}

/** An admin, and three users: one demoted, one blocked, one deleted. */
async function lostRights(shop: TestShop) {
  const { manager: db } = shop.database;
  const [admin, demoted] = [await signUp(shop), await signUp(shop)];
  const [blocked, deleted] = [await signUp(shop), await signUp(shop)];
  await grantAdmin({ db }, admin.email);
  await grantAdmin({ db }, demoted.email);
  await revokeAdmin({ db }, demoted.email);
  await admin.caller.ask("mutation ($id: ID!) { deleteUser(id: $id) }", { id: blocked.id });
  await shop.sql("delete from users where id = $1", [deleted.id]);
  await deleteAccount(deleted.uid);
  return { admin, demoted, blocked, deleted };
}

const SIGN_IN = "mutation ($idToken: String!) { signIn(idToken: $idToken) { accessToken user { id } } }";

async function signUp(shop: TestShop): Promise<Member & FirebaseAccount> {
  const account = await register({ verified: true });
  const { signIn } = await new Caller(shop).ask<{ signIn: { accessToken: string; user: { id: string } } }>(
    SIGN_IN,
    { idToken: account.idToken },
  );
  const caller = new Caller(shop, signIn.accessToken);
  return { ...account, caller, id: signIn.user.id };
}

/** A new user, or an unused id and email. */
export async function createUser({ shop }: World, target: Target): Promise<Pick<Member, "id" | "email">> {
  return target === "nobody" ? { id: NO_ID, email: "nobody@example.com" } : asCustomer(shop);
}
