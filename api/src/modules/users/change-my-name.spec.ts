import { register, signInAtFirebase, signInWithGoogle } from "../../../test/support/accounts";
import { asCustomer, asVisitor } from "../../../test/support/builders";
import { claimsOf, signIn } from "../../../test/support/sessions";
import { startTestShop, type TestShop } from "../../../test/support/shop";

const CHANGE = "mutation ($name: String!) { changeMyName(name: $name) { name } }";

let shop: TestShop;
beforeAll(async () => (shop = await startTestShop()));
afterEach(() => jest.restoreAllMocks());
afterAll(() => shop.stop());

it("changes the name here and at Firebase", async () => {
  const account = await register({ displayName: "Ada Byron" });
  const { caller } = await signIn(shop, account.idToken);
  expect(await caller.ask(CHANGE, { name: "  Ada Lovelace " })).toEqual({
    changeMyName: { name: "Ada Lovelace" },
  });
  expect(await caller.ask("{ me { name } }")).toEqual({ me: { name: "Ada Lovelace" } });
  const { user } = await signIn(shop, (await signInAtFirebase(account)).idToken);
  expect(user.name).toBe("Ada Lovelace");
  expect(claimsOf((await signInAtFirebase(account)).idToken)).toMatchObject({ name: "Ada Lovelace" });
});

it("keeps it over an ID token from before, which still has the old name", async () => {
  const account = await register({ displayName: "Ada Byron" });
  const { caller } = await signIn(shop, account.idToken);
  await caller.ask(CHANGE, { name: "Ada Lovelace" });
  expect((await signIn(shop, account.idToken)).user.name).toBe("Ada Lovelace");
});

it("isn't passed on with the account: the user who takes it over gets their own name", async () => {
  const account = await register({ displayName: "Stranger" });
  const { caller } = await signIn(shop, account.idToken);
  await caller.ask(CHANGE, { name: "Still a stranger" });
  const owner = await signInWithGoogle(account.email);
  const { user } = await signIn(shop, owner.idToken);
  expect(user.name).not.toBe("Still a stranger");
  expect(await shop.sql("select name_chosen from users where id = $1", [user.id])).toEqual([
    { name_chosen: false },
  ]);
});

it("leaves the name on reviews and orders as it was entered for them", async () => {
  const customer = await asCustomer(shop, { name: "Carl Shopper" });
  await customer.ask('mutation { addReview(input: { rating: 5, comment: "Good." }) { __typename } }');
  await customer.ask(CHANGE, { name: "Charles" });
  const { reviews } = await asVisitor(shop).ask<{ reviews: { nodes: object[] } }>(
    "{ reviews { nodes { name } } }",
  );
  expect(reviews.nodes).toEqual([{ name: "Carl Shopper" }]);
});

it.each([
  ["", "must have 1 to 100 characters"],
  ["x".repeat(101), "must have 1 to 100 characters"],
  [" \n", "must not be blank"],
  ["a\0b", "must not contain the character NUL"],
])("refuses the name %j", async (name, message) => {
  const customer = await asCustomer(shop, { name: "Carl Shopper" });
  const { errors } = await customer.graphql(CHANGE, { name });
  expect(errors[0]?.extensions).toMatchObject({
    code: "BAD_USER_INPUT",
    errors: [{ field: "name", message }],
  });
  expect(await customer.ask("{ me { name } }")).toEqual({ me: { name: "Carl Shopper" } });
});

it("changes nothing while Firebase can't be reached", async () => {
  const customer = await asCustomer(shop, { name: "Carl Shopper" });
  const { auth } = shop.firebase as unknown as { auth: { updateUser: () => Promise<unknown> } };
  jest.spyOn(auth, "updateUser").mockRejectedValue(new Error("connect ECONNREFUSED"));
  expect(await customer.refusal(CHANGE, { name: "Charles" })).toBe("SERVICE_UNAVAILABLE");
  expect(await customer.ask("{ me { name } }")).toEqual({ me: { name: "Carl Shopper" } });
});
