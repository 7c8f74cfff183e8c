import type { PersonalTable } from "@shop/shared/personal-table";
import { personalTables } from "@shop/shared/personal-tables";
import { entities } from "../../src/boot/entities";
import { tableOf } from "../../src/data/tables";
import { downloadedColumns } from "../../src/modules/accounts/export-account";
import { RateLimits } from "../../src/limits/rate-limits";
import { anOrder, aProduct, asAdmin, asCustomer, asVisitor } from "../support/builders";
import { aDemoGateway } from "../support/payments";
import { startTestShop, type TestShop } from "../support/shop";
import { MarkedPerson } from "./marked-person";

type Row = Record<string, unknown>;
type Exported = Record<string, Row[]>;

const gateway = aDemoGateway();
let shop: TestShop;
beforeAll(async () => (shop = await gateway.startShop()));
afterAll(() => shop.stop());

const camelCase = (column: string) =>
  column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

it("gives a person each column that is held of them, and everything of their life in it", async () => {
  const person = await MarkedPerson.register(shop, gateway);
  await person.live();
  const { status, headers, body } = await person.caller.get<Exported>("/me/data");
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    "content-type": "application/json; charset=utf-8",
    "content-disposition": 'attachment; filename="my-data.json"',
    "cache-control": "no-store",
  });
  for (const entity of entities) {
    const { name } = tableOf(entity);
    const { download }: Partial<PersonalTable> =
      name in personalTables ? personalTables[name as keyof typeof personalTables] : {};
    if (download === undefined || ["adminGrant", "newsletter"].includes(download)) continue;
    const [row] = body[download] as Row[];
    expect([name, Object.keys(row ?? {}).sort()]).toEqual([
      name,
      downloadedColumns(entity).map(camelCase).sort(),
    ]);
  }
  expect(Object.fromEntries(Object.entries(body).map(([key, { length }]) => [key, length]))).toMatchObject({
    ...{
      account: 1,
      addresses: 1,
      reviews: 2,
      reviewPhotos: 1,
      orders: 6,
      checkouts: 1,
      shipments: 1,
      returns: 1,
      returnLines: 1,
      returnPhotos: 1,
      payments: 2,
      refunds: 1,
      invoices: 2,
      auditEntries: 7,
      shopNotes: 2,
      wishes: 1,
      cart: 1,
      stockAlerts: 1,
    },
  });
  const text = JSON.stringify(body);
  const { key, ...marks } = person.marks;
  for (const mark of Object.values(marks)) expect(text).toContain(mark);
  expect(text).not.toContain(key);
});

it("contains no other person's data, not even an admin's name", async () => {
  const admin = await asAdmin(shop);
  const [one, other] = [await asCustomer(shop), await asCustomer(shop, { name: "Somebody Else" })];
  const product = await aProduct(shop);
  await anOrder(shop, one, product);
  const order = await anOrder(shop, other, product, { name: "Somebody Else" });
  await admin.ask("mutation ($id: ID!) { cancelOrder(id: $id) { id } }", { id: order });
  const { text } = await one.get("/me/data");
  for (const mine of [one.id, one.email]) expect(text).toContain(mine);
  for (const theirs of [other.id, other.email, "Somebody Else", order]) expect(text).not.toContain(theirs);
  const { text: theirText } = await other.get("/me/data");
  expect(theirText).toContain("CANCEL_ORDER");
  for (const theirs of [admin.id, admin.email, one.id]) expect(theirText).not.toContain(theirs);
});

it("gives an admin all of their own actions, however many", async () => {
  const admin = await asAdmin(shop);
  await shop.sql(
    `insert into audit_entries (actor_id, actor, action, target_id, target)
      select $1, 'admin', 'ADD_PRODUCT', n::text, 'Saw ' || n from generate_series(1, 1234) n`,
    [admin.id],
  );
  const { body } = await admin.get<Exported>("/me/data");
  expect(new Set(body.auditEntries?.map(({ target }) => target)).size).toBe(1_234);
});

it("gives a visitor nothing", async () => {
  expect((await asVisitor(shop).get("/me/data")).status).toBe(401);
});

it("is limited, as every export", async () => {
  const strict = await startTestShop({ rateLimits: new RateLimits({ points: { export: 2 } }) });
  const customer = await asCustomer(strict);
  const statuses = [];
  for (let turn = 0; turn < 3; turn += 1) statuses.push((await customer.get("/me/data")).status);
  await strict.stop();
  expect(statuses).toEqual([200, 200, 429]);
});
