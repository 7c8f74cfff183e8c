import { anOrder, aProduct, asAdmin, asCustomer, type Person } from "../../../test/support/builders";
import { aProductForm } from "../../../test/support/operations";
import { startTestShop, type TestShop } from "../../../test/support/shop";
import type { AuditedAction } from "./audit-action.enum";

interface Entry {
  actor_id: string;
  action: AuditedAction;
  target_id: string;
  target_user_id: string | null;
  target: string;
}

let shop: TestShop;
let admin: Person;
let customer: Person;
beforeAll(async () => (shop = await startTestShop()));
beforeEach(async () => ([admin, customer] = [await asAdmin(shop), await asCustomer(shop)]));
afterAll(() => shop.stop());

const entries = () =>
  shop.sql<Entry>(
    "select actor_id, action, target_id, target_user_id, target from audit_entries where actor_id = $1 order by done_at",
    [admin.id],
  );

it("records what an admin does over GraphQL: who, what, to what", async () => {
  const { addProduct } = await admin.ask<{ addProduct: { id: string } }>(
    "mutation ($input: AddProductInput!) { addProduct(input: $input) { ... on Product { id } } }",
    { input: aProductForm({ name: "Audited" }) },
  );
  const order = await anOrder(shop, customer, await aProduct(shop, { name: "Ordered" }), { quantity: 2 });
  await admin.ask("mutation ($id: ID!) { deleteProduct(id: $id) }", { id: addProduct.id });
  await admin.ask("mutation ($id: ID!) { deliverOrder(id: $id) }", { id: order });
  await admin.ask("mutation ($id: ID!) { makeAdmin(userId: $id) { id } }", { id: customer.id });
  await admin.ask("mutation ($id: ID!) { deleteUser(id: $id) }", { id: customer.id });
  const of = (target_user_id: string | null) => ({ actor_id: admin.id, target_user_id });
  expect(await entries()).toEqual([
    { ...of(null), action: "ADD_PRODUCT", target_id: addProduct.id, target: "Audited" },
    { ...of(null), action: "DELETE_PRODUCT", target_id: addProduct.id, target: "Audited" },
    { ...of(customer.id), action: "DELIVER_ORDER", target_id: order, target: "2 × Ordered" },
    { ...of(customer.id), action: "MAKE_ADMIN", target_id: customer.id, target: "" },
    { ...of(customer.id), action: "DELETE_USER", target_id: customer.id, target: "" },
  ]);
});

it("records the same over REST", async () => {
  const form = aProductForm();
  const order = await anOrder(shop, customer, await aProduct(shop));
  await admin.post("/products", form);
  await admin.delete(`/products/${encodeURIComponent(form.name)}`);
  await admin.delete(`/delevered/${order}`);
  await admin.put(`/user/admin/${customer.email}`);
  await admin.delete(`/user/${customer.email}`);
  const actions = (await entries()).map(({ action }) => action);
  expect(actions).toEqual(["ADD_PRODUCT", "DELETE_PRODUCT", "DELIVER_ORDER", "MAKE_ADMIN", "DELETE_USER"]);
});

it("records no action that was refused or changed nothing", async () => {
  const { name } = await aProduct(shop);
  await admin.post("/products", aProductForm({ name }));
  await admin.post("/products", {});
  await admin.delete("/products/nothing");
  await admin.put(`/user/admin/${admin.email}`);
  await customer.delete(`/user/${admin.email}`);
  expect(await entries()).toEqual([]);
});

it.each(["update audit_entries set actor = 'nobody'", "delete from audit_entries", "truncate audit_entries"])(
  "lets nobody rewrite what is recorded: %s",
  async (statement) => {
    await admin.post("/products", aProductForm());
    await expect(shop.sql(statement)).rejects.toThrow("append-only");
    expect(await entries()).toHaveLength(1);
  },
);
