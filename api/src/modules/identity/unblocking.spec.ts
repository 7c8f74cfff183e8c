import { getAccount, register, signInAtFirebase } from "../../../test/support/accounts";
import { asAdmin, asCustomer, type Person } from "../../../test/support/builders";
import { signIn, trySignIn } from "../../../test/support/sessions";
import { startTestShop, type TestShop } from "../../../test/support/shop";

const BLOCK = "mutation ($id: ID!) { deleteUser(id: $id) }";
const UNBLOCK = "mutation ($id: ID!) { unblockUser(id: $id) { id email blocked role } }";
const LIST = "query ($blocked: Boolean) { users(blocked: $blocked) { nodes { id blocked } totalCount } }";

let shop: TestShop;
let admin: Person;
beforeAll(async () => {
  shop = await startTestShop();
  admin = await asAdmin(shop);
});
beforeEach(() =>
  shop.sql("update users set archived_at = now(), deleted_at = now() where id <> $1", [admin.id]),
);
afterEach(() => jest.restoreAllMocks());
afterAll(() => shop.stop());

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

it("records it once, and changes nothing for somebody who isn't blocked", async () => {
  const customer = await aBlockedCustomer();
  await admin.ask(UNBLOCK, { id: customer.id });
  await admin.ask(UNBLOCK, { id: customer.id });
  const recorded = "select action, target from audit_entries where target_user_id = $1 order by done_at";
  expect(await shop.sql(recorded, [customer.id])).toEqual([
    { action: "DELETE_USER", target: "" },
    { action: "UNBLOCK_USER", target: "" },
  ]);
});

it("knows nobody of an unknown id", async () => {
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
