import { getAccount, register } from "../../../test/support/accounts";
import {
  anOrder,
  aProduct,
  asAdmin,
  asCustomer,
  asVisitor,
  type Person,
} from "../../../test/support/builders";
import { startTestShop, type TestShop } from "../../../test/support/shop";

const BLOCK = "mutation ($id: ID!) { deleteUser(id: $id) }";

let shop: TestShop;
let admin: Person;
beforeAll(async () => {
  shop = await startTestShop();
  admin = await asAdmin(shop);
});
afterAll(() => shop.stop());

const archived = async ({ id }: Person) =>
  (
    await shop.sql<{ archived: boolean }>(
      "select archived_at is not null as archived from users where id = $1",
      [id],
    )
  )[0];

it("turns a blocked user away at the very next call, and keeps their record", async () => {
  const customer = await asCustomer(shop);
  expect(await customer.refusal("{ me { id } }")).toBeUndefined();
  expect(await admin.ask(BLOCK, { id: customer.id })).toEqual({ deleteUser: 1 });
  expect(await customer.refusal("{ me { id } }")).toBe("UNAUTHENTICATED");
  expect((await customer.get(`/orders/${customer.email}`)).status).toBe(401);
  expect(await archived(customer)).toEqual({ archived: true });
  expect(await admin.ask(BLOCK, { id: customer.id })).toEqual({ deleteUser: 0 });
});

it("blocks by email over REST, whatever its case", async () => {
  const customer = await asCustomer(shop, { email: "a+blocked@x.co" });
  const path = `/user/${encodeURIComponent("A+Blocked@X.co")}`;
  expect(await admin.delete(path)).toMatchObject({ status: 200, body: { deletedCount: 1 } });
  expect(await admin.delete(path)).toMatchObject({ status: 200, body: { deletedCount: 0 } });
  expect((await customer.get("/admin/a%2Bblocked@x.co")).status).toBe(401);
});

it("disables the Firebase account of a blocked user, and lets nobody back in with a token from before", async () => {
  const account = await register({ verified: true });
  const signIn = () =>
    asVisitor(shop).graphql<{ signIn: { user: { id: string } } }>(
      "mutation ($idToken: String!) { signIn(idToken: $idToken) { user { id } } }",
      { idToken: account.idToken },
    );
  const { id } = (await signIn()).data?.signIn.user as { id: string };
  expect(await admin.ask(BLOCK, { id })).toEqual({ deleteUser: 1 });
  expect(await getAccount(account.uid)).toMatchObject({ disabled: true });
  expect((await signIn()).errors[0]?.extensions.code).toBe("UNAUTHENTICATED");
});

it("doesn't block a customer with a paid order on its way, and does so once it is delivered", async () => {
  const customer = await asCustomer(shop);
  const order = await anOrder(shop, customer, await aProduct(shop), { paidAt: new Date() });
  const flag = "query ($search: String!) { users(search: $search) { nodes { hasPaidOrders } } }";
  expect(await admin.ask(flag, { search: customer.email })).toEqual({
    users: { nodes: [{ hasPaidOrders: true }] },
  });
  expect(await admin.ask(BLOCK, { id: customer.id })).toEqual({ deleteUser: 0 });
  expect(await customer.refusal("{ me { id } }")).toBeUndefined();
  await admin.ask("mutation ($id: ID!) { deliverOrder(id: $id) }", { id: order });
  expect(await admin.ask(flag, { search: customer.email })).toEqual({
    users: { nodes: [{ hasPaidOrders: false }] },
  });
  expect(await admin.ask(BLOCK, { id: customer.id })).toEqual({ deleteUser: 1 });
});

it("lets no admin block themselves, over GraphQL with a reason, over REST with nothing done", async () => {
  for (const id of [admin.id, admin.id.toUpperCase()]) {
    const { errors } = await admin.graphql(BLOCK, { id });
    expect(errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", errors: [{ field: "id" }] });
  }
  expect(await admin.delete(`/user/${admin.email}`)).toMatchObject({
    status: 200,
    body: { deletedCount: 0 },
  });
  expect(await archived(admin)).toEqual({ archived: false });
});

it("leaves one of two admins who block each other at once", async () => {
  const [ann, ben] = [await asAdmin(shop), await asAdmin(shop)];
  const block = (who: Person, whom: Person) => who.graphql<{ deleteUser: number }>(BLOCK, { id: whom.id });
  const answers = await Promise.all([block(ann, ben), block(ben, ann)]);
  expect(answers.filter(({ data }) => data?.deleteUser === 1)).toHaveLength(1);
  expect(answers.flatMap(({ errors }) => errors.map(({ extensions }) => extensions.code))).toEqual([
    "UNAUTHENTICATED",
  ]);
});

it("blocks a customer whose orders are all unpaid", async () => {
  const customer = await asCustomer(shop);
  await anOrder(shop, customer, await aProduct(shop));
  expect(await admin.ask(BLOCK, { id: customer.id })).toEqual({ deleteUser: 1 });
});
