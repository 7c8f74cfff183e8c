import { anOrder, aProduct, asAdmin, asCustomer, type Person } from "../../../test/support/builders";
import { aProductForm, type Page } from "../../../test/support/operations";
import { startTestShop, type TestShop } from "../../../test/support/shop";
import type { AuditAction } from "./audit-action.enum";

let shop: TestShop;
beforeAll(async () => (shop = await startTestShop()));
afterAll(() => shop.stop());

// first, because it counts all entries
describe("the list of entries", () => {
  interface Entry {
    id: string;
    actor: string;
    action: string;
    target: string;
    targetId: string;
    detail: string | null;
    doneAt: string;
  }

  const AUDIT = `query ($first: Int! = 50, $after: String, $before: String, $search: String, $action: AuditAction,
      $doneFrom: DateTime, $doneTo: DateTime) {
    auditEntries(first: $first, after: $after, before: $before, search: $search, action: $action, doneFrom: $doneFrom, doneTo: $doneTo) {
      nodes { id actor action target targetId detail doneAt }
      pageInfo { hasPreviousPage startCursor hasNextPage endCursor }
      totalCount
    }
  }`;

  let [ada, ben]: Person[] = [];
  beforeAll(async () => {
    ada = await asAdmin(shop, { email: "ada@example.com" });
    ben = await asAdmin(shop, { email: "ben@example.com", name: "Ben Keeper" });
    const [watch, saw] = [await aProduct(shop, { name: "50% watch" }), await aProduct(shop, { name: "Saw" })];
    const customer = await asCustomer(shop, { email: "carl@example.com", name: "Rosalind" });
    const restock = "mutation ($id: ID!, $units: Int!) { restockProduct(id: $id, units: $units) { id } }";
    await ada.ask(restock, { id: watch.id, units: 7 });
    await ben.ask(restock, { id: saw.id, units: -3 });
    await ada.ask("mutation ($id: ID!) { makeAdmin(userId: $id) { id } }", { id: customer.id });
    await ben.ask("mutation ($id: ID!) { deleteProduct(id: $id) }", { id: saw.id });
  });

  const list = async (variables: object = {}) =>
    (await (ada as Person).ask<{ auditEntries: Page<Entry> }>(AUDIT, { ...variables })).auditEntries;
  const listed = async (variables: object) =>
    (await list(variables)).nodes.map(({ actor, action, target }) => `${actor} ${action} ${target}`);

  it("shows an admin who did what to what, and what changed, the latest first", async () => {
    const { nodes, totalCount } = await list();
    expect(totalCount).toBe(4);
    expect(nodes.map(({ action }) => action)).toEqual([
      "DELETE_PRODUCT",
      "MAKE_ADMIN",
      "RESTOCK_PRODUCT",
      "RESTOCK_PRODUCT",
    ]);
    expect(nodes[2]).toMatchObject({
      actor: "ben@example.com",
      target: "Saw",
      detail: "-3 units, 97 in stock",
    });
    expect(nodes[1]).toMatchObject({ target: "carl@example.com", detail: null });
  });

  it.each<[object, string[]]>([
    [{ search: "CARL" }, ["ada@example.com MAKE_ADMIN carl@example.com"]],
    [{ search: "rosalind" }, ["ada@example.com MAKE_ADMIN carl@example.com"]],
    [{ search: "97 in" }, ["ben@example.com RESTOCK_PRODUCT Saw"]],
    [{ search: "%" }, ["ada@example.com RESTOCK_PRODUCT 50% watch"]],
    [{ action: "DELETE_PRODUCT" }, ["ben@example.com DELETE_PRODUCT Saw"]],
    [{ action: "RESTOCK_PRODUCT", search: "ada" }, ["ada@example.com RESTOCK_PRODUCT 50% watch"]],
    [{ action: "SHOW_REVIEW" }, []],
  ])("narrows the record by %j", async (wanted, expected) => {
    expect(await listed(wanted)).toEqual(expected);
  });

  it("filters the record by actions from one moment on, and before another", async () => {
    const [, promoted, , oldest] = (await list()).nodes;
    const days = { doneFrom: oldest?.doneAt, doneTo: promoted?.doneAt };
    expect((await list(days)).nodes.map(({ target }) => target)).toEqual(["Saw", "50% watch"]);
  });

  it("pages through the record to its beginning and back, while more is done", async () => {
    const all = await listed({});
    const newest = await list({ first: 2 });
    await aProduct(shop, { name: "Later" });
    const oldest = await list({ first: 2, after: newest.pageInfo.endCursor });
    expect(
      [...newest.nodes, ...oldest.nodes].map(({ actor, action, target }) => `${actor} ${action} ${target}`),
    ).toEqual(all);
    expect(oldest.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
    const { startCursor: before } = oldest.pageInfo as unknown as { startCursor: string };
    expect((await list({ first: 2, before })).nodes).toEqual(newest.nodes);
  });
});

describe("recording", () => {
  interface Entry {
    actor_id: string;
    action: AuditAction;
    target_id: string;
    target_user_id: string | null;
    target: string;
  }

  let admin: Person;
  let customer: Person;
  beforeEach(async () => ([admin, customer] = [await asAdmin(shop), await asCustomer(shop)]));

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

  it.each([
    "update audit_entries set actor = 'nobody'",
    "delete from audit_entries",
    "truncate audit_entries",
  ])("lets nobody rewrite what is recorded: %s", async (statement) => {
    await admin.post("/products", aProductForm());
    await expect(shop.sql(statement)).rejects.toThrow("append-only");
    expect(await entries()).toHaveLength(1);
  });
});
