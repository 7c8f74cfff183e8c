import { asAdmin, asCustomer, type Person } from "../../../test/support/builders";
import { Caller } from "../../../test/support/caller";
import { startTestShop, type TestShop } from "../../../test/support/shop";

let shop: TestShop;
let customer: Person;
beforeAll(async () => {
  shop = await startTestShop();
  customer = await asCustomer(shop);
});
afterAll(() => shop.stop());

const subject = () => ({ userId: customer.id, epoch: 0 });
it("shows public data to a request with a worthless token, and nothing else", async () => {
  const stranger = new Caller(shop, "not-a-token");
  expect(await stranger.refusal("{ products { totalCount } }")).toBeUndefined();
  expect(await stranger.refusal("{ me { id } }")).toBe("UNAUTHENTICATED");
});

it("lets its bearer in for 15 minutes, to the second", () => {
  const issued = new Date("2026-01-01T12:00:00.999Z");
  const { expiresAt } = shop.accessTokens.issue(subject(), issued);
  expect(expiresAt).toEqual(new Date("2026-01-01T12:15:00Z"));
});

it("is read whatever the case of Bearer, and not from any other scheme", async () => {
  const as = (authorization: string) => new Caller(shop).get("/admin/x", { authorization });
  expect((await as(`bearer  ${customer.token}`)).status).toBe(403);
  expect((await as(`Basic ${customer.token}`)).status).toBe(401);
  expect((await as(customer.token as string)).status).toBe(401);
});

it("says nothing of a role: a promoted customer is an admin, and a demoted admin none, with the token they have", async () => {
  const person = await asAdmin(shop);
  expect((await person.get("/users")).status).toBe(200);
  await shop.sql("update users set role = 'CUSTOMER' where id = $1", [person.id]);
  expect((await person.get("/users")).status).toBe(403);
  expect(await person.refusal("{ users { totalCount } }")).toBe("FORBIDDEN");
  await shop.sql("update users set role = 'ADMIN' where id = $1", [person.id]);
  expect((await person.get("/users")).status).toBe(200);
});
