import { CUSTOMER_EVENTS, DELETE_MY_ACCOUNT, aLeavingCustomer, deletionOf } from "./leaving";
import { anOrder, aProduct, asAdmin, type Person } from "../support/builders";
import { register, signInWithGoogle, uniqueEmail } from "../support/accounts";
import type { Caller } from "../support/caller";
import { runEachMinute } from "../support/jobs";
import { signIn, trySignIn } from "../support/sessions";
import { startTestShop, type TestShop } from "../support/shop";

let shop: TestShop;
let admin: Person;
beforeAll(async () => {
  shop = await startTestShop();
  admin = await asAdmin(shop);
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => shop.stop());

it("deletes the account here and at Firebase, and ends its sessions at once", async () => {
  const { caller, idToken, user, uid } = await aLeavingCustomer(shop);
  expect(await deletionOf(caller, idToken)).toEqual({ deleteMyAccount: true });
  expect(await caller.refusal("{ me { id } }")).toBe("UNAUTHENTICATED");
  expect(await shop.firebase.providersOf(uid)).toEqual([]);
  expect(await shop.sql("select email, name, role from users where id = $1", [user.id])).toEqual([
    { email: "", name: null, role: "CUSTOMER" },
  ]);
  expect(await caller.refusal(DELETE_MY_ACCOUNT, { idToken })).toBe("UNAUTHENTICATED");
});

it("lets the same email register again, and find nothing of the old account", async () => {
  const { caller, idToken, email, user } = await aLeavingCustomer(shop);
  await anOrder(shop, { id: user.id, email }, await aProduct(shop), { deliveredAt: new Date() });
  await deletionOf(caller, idToken);
  const again = await signIn(shop, (await register({ email })).idToken);
  expect(again.user).toMatchObject({ email, name: null, role: "CUSTOMER" });
  expect(again.user.id).not.toBe(user.id);
  const everything = "{ myOrders(status: [PLACED, PAID, DELIVERED, CANCELLED, REFUNDED]) { totalCount } }";
  expect(await again.caller.ask(everything)).toEqual({ myOrders: { totalCount: 0 } });
});

it("refuses a sign-in of the deleted account that was under way", async () => {
  const { caller, idToken } = await aLeavingCustomer(shop);
  const identity = await shop.firebase.verify(idToken);
  await deletionOf(caller, idToken);
  jest.spyOn(shop.firebase, "verify").mockResolvedValue(identity);
  expect((await trySignIn(shop, idToken)).errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
});

it("cancels unpaid orders, and returns their units to stock", async () => {
  const { caller, idToken, email, user } = await aLeavingCustomer(shop);
  const product = await aProduct(shop, { countInStock: 5 });
  const order = await anOrder(shop, { id: user.id, email }, product, { quantity: 3 });
  await deletionOf(caller, idToken);
  expect(await admin.ask(CUSTOMER_EVENTS, { id: order })).toEqual({
    order: {
      ...{ status: "CANCELLED", name: "", email: "", address: "", phone: "" },
      product: { countInStock: 8 },
      events: [
        { status: "PLACED", by: "customer", note: null },
        { status: "CANCELLED", by: "customer", note: "The customer deleted their account." },
      ],
    },
  });
});

it("stores of a paid order what an invoice needs: name and address, neither email nor phone number", async () => {
  const { caller, idToken, email, user } = await aLeavingCustomer(shop);
  const times = { paidAt: new Date(), deliveredAt: new Date() };
  const order = await anOrder(shop, { id: user.id, email }, await aProduct(shop), times);
  await deletionOf(caller, idToken);
  expect(await admin.ask(CUSTOMER_EVENTS, { id: order })).toMatchObject({
    order: { name: "Carl Shopper", address: "1 High Street", email: "", phone: "" },
  });
});

it("refuses while a paid order isn't delivered, says which, and changes nothing", async () => {
  const { caller, idToken, email, user, uid } = await aLeavingCustomer(shop);
  const paid = await anOrder(shop, { id: user.id, email }, await aProduct(shop), { paidAt: new Date() });
  const unpaid = await anOrder(shop, { id: user.id, email }, await aProduct(shop));
  const { errors } = await caller.graphql(DELETE_MY_ACCOUNT, { idToken });
  const [{ number } = { number: "" }] = await shop.sql<{ number: string }>(
    "select number from orders where id = $1",
    [paid],
  );
  expect(errors?.[0]).toMatchObject({
    message: expect.stringContaining(number) as string,
    extensions: { code: "CONFLICT" },
  });
  expect(await caller.ask("query ($id: ID!) { order(id: $id) { status } }", { id: unpaid })).toEqual({
    order: { status: "PLACED" },
  });
  expect(await shop.firebase.providersOf(uid)).toEqual(["password"]);
});

it("deletes nothing while Firebase can't be reached, and says so", async () => {
  const { caller, idToken, email, user } = await aLeavingCustomer(shop);
  const order = await anOrder(shop, { id: user.id, email }, await aProduct(shop));
  const { verify } = shop.firebase;
  const identity = await verify.call(shop.firebase, idToken);
  jest.spyOn(shop.firebase, "verify").mockResolvedValue(identity);
  const auth = (shop.firebase as unknown as { auth: { deleteUser(uid: string): Promise<void> } }).auth;
  jest.spyOn(auth, "deleteUser").mockRejectedValue(new Error("ECONNREFUSED"));
  expect(await caller.refusal(DELETE_MY_ACCOUNT, { idToken })).toBe("SERVICE_UNAVAILABLE");
  expect(
    await caller.ask("query ($id: ID!) { me { email } order(id: $id) { status } }", { id: order }),
  ).toEqual({
    me: { email },
    order: { status: "PLACED" },
  });
});

describe("a process that dies during a deletion", () => {
  const longAgo = (id: string) =>
    shop.sql("update users set deletion_began_at = now() - interval '3 minutes' where id = $1", [id]);

  it("leaves it to be finished, once Firebase has deleted the account", async () => {
    const { user, uid, email } = await aLeavingCustomer(shop);
    await anOrder(shop, { id: user.id, email }, await aProduct(shop));
    await longAgo(user.id);
    await shop.firebase.deleteAccount(uid);
    await runEachMinute(shop);
    expect(
      await shop.sql("select email, deleted_at is null as here from users where id = $1", [user.id]),
    ).toEqual([{ email: "", here: false }]);
  });

  it("leaves a person blocked by an admin in the meantime unchanged, and finishes the others", async () => {
    const [blocked, other] = [await aLeavingCustomer(shop), await aLeavingCustomer(shop)];
    for (const { user, uid } of [blocked, other]) {
      await longAgo(user.id);
      await shop.firebase.deleteAccount(uid);
    }
    await shop.sql("update users set archived_at = now() where id = $1", [blocked.user.id]);
    await runEachMinute(shop);
    const emails = await shop.sql<{ email: string }>(
      "select email from users where id = any($1) order by email",
      [[blocked.user.id, other.user.id]],
    );
    expect(emails).toEqual([{ email: "" }, { email: blocked.email }]);
  });

  it("leaves it to be finished, before Firebase was asked to delete the account", async () => {
    const { user, caller, uid } = await aLeavingCustomer(shop);
    await longAgo(user.id);
    expect(await caller.refusal("{ me { email } }")).toBe("UNAUTHENTICATED");
    await runEachMinute(shop);
    expect(await shop.firebase.providersOf(uid)).toEqual([]);
    expect(await shop.sql("select email, deletion_began_at from users where id = $1", [user.id])).toEqual([
      { email: "", deletion_began_at: null },
    ]);
  });
});

describe("the sign-in that confirms it", () => {
  const refusalWith = async (caller: Caller, idToken: string) => {
    const { errors } = await caller.graphql(DELETE_MY_ACCOUNT, { idToken });
    return `${String(errors?.[0]?.extensions.code)} ${String(errors?.[0]?.message)}`;
  };

  it("must be at most five minutes old", async () => {
    const { caller, idToken } = await aLeavingCustomer(shop);
    const identity = await shop.firebase.verify(idToken);
    const ago = (seconds: number) => new Date(Date.now() - seconds * 1_000);
    const verify = jest.spyOn(shop.firebase, "verify");
    verify.mockResolvedValue({ ...identity, signedInAt: ago(301) });
    expect(await refusalWith(caller, idToken)).toMatch(/^BAD_USER_INPUT .* last five minutes/);
    verify.mockResolvedValue({ ...identity, signedInAt: ago(290) });
    expect(await deletionOf(caller, idToken)).toEqual({ deleteMyAccount: true });
  });

  it("must be for the same account", async () => {
    const { caller } = await aLeavingCustomer(shop);
    const other = await register();
    expect(await refusalWith(caller, other.idToken)).toMatch(/^BAD_USER_INPUT .*your own account/);
  });

  it("can be with Google", async () => {
    const email = uniqueEmail();
    const { caller } = await signIn(shop, (await signInWithGoogle(email)).idToken);
    expect(await deletionOf(caller, (await signInWithGoogle(email)).idToken)).toEqual({
      deleteMyAccount: true,
    });
  });

  it.each([
    ["no token", "UNAUTHENTICATED"],
    ["", "BAD_USER_INPUT"],
    ["x".repeat(10_001), "BAD_USER_INPUT"],
  ])("is refused as %j", async (idToken, code) => {
    const { caller } = await aLeavingCustomer(shop);
    expect(await caller.refusal(DELETE_MY_ACCOUNT, { idToken })).toBe(code);
  });
});

describe("an admin", () => {
  it("can't delete the account as the last one, and can once there is another", async () => {
    const { caller, idToken, user } = await aLeavingCustomer(shop);
    await shop.sql("update users set role = 'ADMIN' where id = $1", [user.id]);
    await shop.sql("update users set role = 'CUSTOMER' where id <> $1", [user.id]);
    const { errors } = await caller.graphql(DELETE_MY_ACCOUNT, { idToken });
    expect(errors?.[0]).toMatchObject({ message: expect.stringContaining("only admin") as string });
    await shop.sql("update users set role = 'ADMIN' where id = $1", [admin.id]);
    expect(await deletionOf(caller, idToken)).toEqual({ deleteMyAccount: true });
  });

  it("stays one of two who delete their accounts at once", async () => {
    await shop.sql("update users set role = 'CUSTOMER'");
    const two = [await aLeavingCustomer(shop), await aLeavingCustomer(shop)];
    await shop.sql("update users set role = 'ADMIN' where id = any($1)", [two.map(({ user }) => user.id)]);
    const codes = await Promise.all(
      two.map(({ caller, idToken }) => caller.refusal(DELETE_MY_ACCOUNT, { idToken })),
    );
    expect(codes.sort()).toEqual(["CONFLICT", undefined]);
    await shop.sql("update users set role = 'ADMIN' where id = $1", [admin.id]);
  });
});
