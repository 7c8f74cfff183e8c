import { aDemoGateway } from "../support/payments";
import { runJobs } from "../support/jobs";
import type { TestShop } from "../support/shop";
import { deletionOf } from "./leaving";
import { MarkedPerson } from "./marked-person";

const gateway = aDemoGateway();
let shop: TestShop;
let person: MarkedPerson;
beforeAll(async () => (shop = await gateway.startShop()));
beforeEach(async () => {
  person = await MarkedPerson.register(shop, gateway);
  await person.live();
});
afterAll(() => shop.stop());

jest.setTimeout(120_000); // creates all data of a person and searches every column of the database

/** Each column of each table and schema that contains one of the texts: "schema.table.column: key". */
async function found(texts: Record<string, string>): Promise<string[]> {
  const tables = await shop.sql<{ table: string; columns: string[] }>(
    `select concat_ws('.', quote_ident(nspname), quote_ident(relname)) as table, json_agg(attname) as columns
      from pg_attribute join pg_class on pg_class.oid = attrelid join pg_namespace on pg_namespace.oid = relnamespace
      where relkind in ('r', 'p', 'm') and attnum > 0 and not attisdropped
        and nspname <> 'information_schema' and nspname not like 'pg\\_%' group by 1 order by 1`,
  );
  const places = await Promise.all(tables.map((each) => foundIn(each, texts)));
  return places.flat().toSorted();
}

async function foundIn(
  { table, columns }: { table: string; columns: string[] },
  texts: Record<string, string>,
): Promise<string[]> {
  const cells = columns.flatMap((column) =>
    Object.keys(texts).map((name, at) => ({
      place: `${table}.${column}: ${name}`,
      sql: `strpos("${column}"::text, $${at + 1}) > 0`,
    })),
  );
  const [answer] = await shop.sql<{ hits: boolean[] }>(
    `select array[${cells.map(({ sql }) => `bool_or(${sql})`).join(", ")}] as hits from ${table}`,
    Object.values(texts),
  );
  return cells.filter((_, at) => answer?.hits[at]).map(({ place }) => place);
}

/** The announced exceptions: the content that invoices must keep. */
const ANNOUNCED = [
  ...["public.invoices.document: address", "public.invoices.document: orderName"],
  ...["public.orders.address: address", "public.orders.name: orderName"],
];

it("finds the person where they are expected before, so that it would find them afterwards", async () => {
  const places = await found(person.texts);
  expect(places).toEqual(
    expect.arrayContaining([
      ...["email", "name", "address", "phone", "idempotency_key"].map(
        (column) => expect.stringMatching(`^public.orders.${column}: `) as string,
      ),
      ...["public.users.email: email", "public.users.name: displayName", "public.users.firebase_uid: uid"],
      ...["public.reviews.comment: comment", "public.reviews.name: reviewName"],
      ...["public.addresses.name: orderName", "public.addresses.phone: phone"],
      ...["public.invoices.document: address", "public.invoices.document: orderName"],
      "public.checkouts.idempotency_key: key",
      "public.stock_alerts.email: email",
      "public.demo_payment_sessions.request: email",
    ]),
  );
});

it("leaves only the announced data of a deleted person in the tables of any schema", async () => {
  await deletionOf(person.caller, person.person.idToken);
  expect(await found(person.texts)).toEqual(ANNOUNCED);
  const mails = await runJobs(shop);
  expect(await found(person.texts)).toEqual(ANNOUNCED);
  expect(mails.flatMap(({ to, replyTo = [] }) => [...to, replyTo].flat())).not.toContain(person.marks.email);
  expect(await shop.sql("select from graphile_worker.jobs where last_error is not null")).toEqual([]);
});

it("leaves name and address on orders that were paid or delivered, and on no other", async () => {
  await deletionOf(person.caller, person.person.idToken);
  const orders = await shop.sql<{ name: string; invoiced: boolean }>(
    "select name, paid_at is not null or delivered_at is not null as invoiced from orders where user_id = $1",
    [person.person.user.id],
  );
  expect(orders).toHaveLength(6);
  for (const { name, invoiced } of orders) expect(name).toBe(invoiced ? person.marks.orderName : "");
});

it("gives back a payment that arrives after the deletion, without a mail to the deleted user", async () => {
  const [order] = (await person.orderCart()) as [string];
  const url = await person.openPayment([order]);
  await deletionOf(person.caller, person.person.idToken);
  const sessionId = url.split("/").at(-1) as string;
  await gateway.sendPaid(shop, sessionId, 1_999);
  const mails = await runJobs(shop);
  expect(mails.flatMap(({ to }) => to)).not.toContain(person.marks.email);
  expect(mails.map(({ kind }) => kind)).toContain("payment-returned-admins");
  const refunds = await shop.sql("select done_at is not null as done from refunds where order_id = $1", [
    order,
  ]);
  expect(refunds).toEqual([{ done: true }]);
  expect(await found(person.texts)).toEqual(ANNOUNCED);
});
