import { getAccount, register, signInAtFirebase } from "../../../test/support/accounts";
import {
  anOrder,
  aProduct,
  asAdmin,
  asCustomer,
  asVisitor,
  type Person,
} from "../../../test/support/builders";
import { startTestShop, type TestShop } from "../../../test/support/shop";
import { signIn, trySignIn } from "../../../test/support/sessions";

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

it("turns a blocked user away at the very next call, and leaves their record", async () => {
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

const UNBLOCK = "mutation ($id: ID!) { unblockUser(id: $id) { id email blocked role } }";
const LIST = "query ($blocked: Boolean) { users(blocked: $blocked) { nodes { id blocked } totalCount } }";

describe("unblocking", () => {
  beforeEach(() =>
    shop.sql("update users set archived_at = now(), deleted_at = now() where id <> $1", [admin.id]),
  );
  afterEach(() => jest.restoreAllMocks());

  async function aBlockedCustomer(): Promise<Person> {
    const customer = await asCustomer(shop);
    await admin.ask(BLOCK, { id: customer.id });
    return customer;
  }

  it("lists the blocked users where that is asked for, and the others otherwise", async () => {
    const blocked = await aBlockedCustomer();
    const others = { users: { nodes: [{ id: admin.id, blocked: false }], totalCount: 1 } };
    expect(await admin.ask(LIST)).toEqual(others);
    expect(await admin.ask(LIST, { blocked: false })).toEqual(others);
    expect(await admin.ask(LIST, { blocked: true })).toEqual({
      users: { nodes: [{ id: blocked.id, blocked: true }], totalCount: 1 },
    });
  });

  it("lets an unblocked user in again with a new session; those from before stay ended", async () => {
    const account = await register({ verified: true });
    const before = await signIn(shop, account.idToken);
    const { id } = before.user;
    await admin.ask(BLOCK, { id });
    expect(await admin.ask(UNBLOCK, { id })).toEqual({
      unblockUser: { id, email: account.email, blocked: false, role: "CUSTOMER" },
    });
    expect(await before.caller.refusal("{ me { id } }")).toBe("UNAUTHENTICATED");
    expect((await getAccount(account.uid)).disabled).toBeFalsy();
    const after = await signIn(shop, (await signInAtFirebase(account)).idToken);
    expect(after.user.id).toBe(id);
    expect(await after.caller.refusal("{ me { id } }")).toBeUndefined();
  });

  it("records it once, and changes nothing for a user who isn't blocked", async () => {
    const customer = await aBlockedCustomer();
    await admin.ask(UNBLOCK, { id: customer.id });
    await admin.ask(UNBLOCK, { id: customer.id });
    const recorded = "select action, target from audit_entries where target_user_id = $1 order by done_at";
    expect(await shop.sql(recorded, [customer.id])).toEqual([
      { action: "DELETE_USER", target: "" },
      { action: "UNBLOCK_USER", target: "" },
    ]);
  });

  it("finds no user with an unknown id", async () => {
    for (const id of ["00000000-0000-4000-8000-000000000000", "nonsense"])
      expect(await admin.refusal(UNBLOCK, { id })).toBe("NOT_FOUND");
  });

  it("unblocks nobody whose email is somebody else's by now", async () => {
    const customer = await aBlockedCustomer();
    await asCustomer(shop, { email: customer.email });
    expect(await admin.refusal(UNBLOCK, { id: customer.id })).toBe("CONFLICT");
    expect(await admin.ask(LIST, { blocked: true })).toMatchObject({ users: { totalCount: 1 } });
  });

  it("unblocks nobody while Firebase can't be reached", async () => {
    const account = await register({ verified: true });
    const { id } = (await signIn(shop, account.idToken)).user;
    await admin.ask(BLOCK, { id });
    const { auth } = shop.firebase as unknown as { auth: { updateUser: () => Promise<unknown> } };
    jest.spyOn(auth, "updateUser").mockRejectedValue(new Error("connect ECONNREFUSED"));
    expect(await admin.refusal(UNBLOCK, { id })).toBe("SERVICE_UNAVAILABLE");
    expect(await admin.ask(LIST, { blocked: true })).toMatchObject({ users: { totalCount: 1 } });
    expect((await trySignIn(shop, account.idToken)).errors[0]?.extensions.code).toBe("UNAUTHENTICATED");
  });
});
