import { aProduct, asAdmin, asCustomer, type Person } from "../../../test/support/builders";
import { anOrderBody, anOrderForm } from "../../../test/support/operations";
import { startTestShop, type TestShop } from "../../../test/support/shop";
import { VERIFIED_EMAIL_USES, type VerifiedEmailUse } from "../../context/policy";

const MAKE_ADMIN = "mutation ($id: ID!) { makeAdmin(userId: $id) { id role } }";
const PLACE_ORDER = "mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { __typename } }";
const ADD_REVIEW = 'mutation { addReview(input: { rating: 5, comment: "Good." }) { __typename } }';

let shop: TestShop;
afterEach(() => shop.stop());

const open = async (...uses: VerifiedEmailUse[]) =>
  (shop = await startTestShop({ policy: { verifiedEmail: new Set(uses) } }));
const unverified = () => asCustomer(shop, { emailVerified: false });
const order = async (who: Person) => {
  const { id } = await aProduct(shop);
  return who.graphql(PLACE_ORDER, { input: anOrderForm(id) });
};

it("restricts nobody where the shop asks for no verified email", async () => {
  await open();
  const [admin, customer] = [await asAdmin(shop, { emailVerified: false }), await unverified()];
  expect((await order(customer)).errors).toEqual([]);
  expect(await customer.refusal(ADD_REVIEW)).toBeUndefined();
  expect(await admin.ask(MAKE_ADMIN, { id: customer.id })).toEqual({
    makeAdmin: { id: customer.id, role: "ADMIN" },
  });
});

it("takes orders from verified emails alone where orders ask for one, and says what to do", async () => {
  await open("orders");
  const customer = await unverified();
  const { errors } = await order(customer);
  expect(errors[0]).toMatchObject({
    message: expect.stringContaining("Verify your email first") as string,
    extensions: { code: "FORBIDDEN" },
  });
  const { id } = await aProduct(shop);
  expect(await customer.post("/order", anOrderBody(id))).toMatchObject({
    status: 403,
    body: { status: 403 },
  });
  expect(await shop.sql("select 1 from orders")).toEqual([]);
  expect((await order(await asCustomer(shop))).errors).toEqual([]);
  expect(await customer.refusal(ADD_REVIEW)).toBeUndefined();
});

it("takes reviews from verified emails alone where reviews ask for one", async () => {
  await open("reviews");
  const customer = await unverified();
  expect(await customer.refusal(ADD_REVIEW)).toBe("FORBIDDEN");
  expect((await customer.post("/userReviews", { rating: 5, comment: "Good." })).status).toBe(403);
  expect(await shop.sql("select 1 from reviews")).toEqual([]);
  expect(await (await asCustomer(shop)).refusal(ADD_REVIEW)).toBeUndefined();
  expect((await order(customer)).errors).toEqual([]);
});

describe("a shop whose admins must have verified their email", () => {
  it("gives an unverified admin a customer's rights, by both doors, and says why", async () => {
    await open("admins");
    const admin = await asAdmin(shop, { emailVerified: false });
    const { errors } = await admin.graphql("{ users { totalCount } }");
    expect(errors[0]).toMatchObject({
      message: expect.stringContaining("Verify your email first") as string,
      extensions: { code: "FORBIDDEN" },
    });
    const refused = await admin.get<{ detail: string }>("/users");
    expect(refused.status).toBe(403);
    expect(refused.body.detail).toContain("Verify your email first");
    expect(await admin.ask("{ me { role } }")).toEqual({ me: { role: "CUSTOMER" } });
    expect((await admin.get(`/admin/${admin.email}`)).body).toEqual({ admin: false });
    const other = await asCustomer(shop);
    expect((await admin.get(`/orders/${other.email}`)).status).toBe(403);
    await shop.sql("update users set email_verified = true where id = $1", [admin.id]);
    expect((await admin.get("/users")).status).toBe(200);
    expect(await admin.ask("{ me { role } }")).toEqual({ me: { role: "ADMIN" } });
  });

  it("makes no admin of a user without a verified email, and says so", async () => {
    await open("admins");
    const [admin, customer] = [await asAdmin(shop), await unverified()];
    const { errors } = await admin.graphql(MAKE_ADMIN, { id: customer.id });
    expect(errors[0]).toMatchObject({
      message: expect.stringContaining("must verify") as string,
      extensions: { code: "CONFLICT" },
    });
    const path = `/user/admin/${customer.email}`;
    expect(await admin.put(path)).toMatchObject({ status: 409, body: { acknowledged: false } });
    expect(await shop.sql("select role from users where id = $1", [customer.id])).toEqual([
      { role: "CUSTOMER" },
    ]);
    expect(await shop.sql("select 1 from audit_entries where target_id = $1", [customer.id])).toEqual([]);
    await shop.sql("update users set email_verified = true where id = $1", [customer.id]);
    expect(await admin.put(path)).toMatchObject({ status: 200, body: { modifiedCount: 1 } });
  });
});

it("shows admins alone whose email is verified", async () => {
  await open(...VERIFIED_EMAIL_USES);
  const [admin, customer] = [await asAdmin(shop), await unverified()];
  const { users } = await admin.ask<{ users: { nodes: object[] } }>(
    "query ($search: String!) { users(search: $search) { nodes { id emailVerified blocked } } }",
    { search: customer.email },
  );
  expect(users.nodes).toEqual([{ id: customer.id, emailVerified: false, blocked: false }]);
  expect(await customer.refusal("{ me { emailVerified } }")).toBe("FORBIDDEN");
});
