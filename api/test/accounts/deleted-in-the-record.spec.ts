import { signInAtFirebase } from "../support/accounts";
import { anOrder, aProduct, asAdmin, asCustomer, type Person } from "../support/builders";
import { startTestShop, type TestShop } from "../support/shop";
import { aLeavingCustomer, CUSTOMER_EVENTS, deletionOf } from "./leaving";

let shop: TestShop;
let admin: Person;
beforeAll(async () => {
  shop = await startTestShop();
  admin = await asAdmin(shop);
});
afterAll(() => shop.stop());

it("shows an admin who left as a deleted account in the audit and in orders' histories", async () => {
  const { caller, idToken, email, user } = await aLeavingCustomer(shop);
  await shop.sql("update users set role = 'ADMIN' where id = $1", [user.id]);
  const customer = await asCustomer(shop);
  const order = await anOrder(shop, customer, await aProduct(shop, { name: "Saw" }));
  await caller.ask("mutation ($id: ID!) { deliverOrder(id: $id) }", { id: order });
  const audit = "{ auditEntries(first: 1, action: DELIVER_ORDER) { nodes { actor target } } }";
  const target = `${customer.email}: 1 × Saw`;
  expect(await admin.ask(audit)).toEqual({ auditEntries: { nodes: [{ actor: email, target }] } });
  await deletionOf(caller, (await signInAtFirebase({ email, password: "a-password-1" })).idToken ?? idToken);
  expect(await admin.ask(audit)).toEqual({
    auditEntries: { nodes: [{ actor: "a deleted account", target }] },
  });
  expect(await admin.ask(CUSTOMER_EVENTS, { id: order })).toMatchObject({
    order: { events: [{ by: "customer" }, { by: "a deleted account" }] },
  });
  expect(await customer.ask(CUSTOMER_EVENTS.replace(/product \{[^}]*\}/, ""), { id: order })).toMatchObject({
    order: { events: [{ by: "customer" }, { by: "shop" }] },
  });
});

it("names a deleted customer in the audit, and finds nobody by their email", async () => {
  const { caller, idToken, email, user } = await aLeavingCustomer(shop);
  const order = await anOrder(shop, { id: user.id, email }, await aProduct(shop, { name: "Plane" }));
  await admin.ask("mutation ($id: ID!) { cancelOrder(id: $id) { id } }", { id: order });
  const audit = "query ($search: String) { auditEntries(first: 1, search: $search) { nodes { target } } }";
  const found = (target: string) => ({ auditEntries: { nodes: [{ target }] } });
  expect(await admin.ask(audit, { search: email })).toEqual(found(`${email}: 1 × Plane`));
  await deletionOf(caller, idToken);
  expect(await admin.ask(audit, { search: email })).toEqual({ auditEntries: { nodes: [] } });
  expect(await admin.ask(audit, { search: "Plane" })).toEqual(found("a deleted account: 1 × Plane"));
});
