import { grantAdmin } from "../../src/modules/identity/admin-role";
import { demoteAdmin } from "../../src/modules/identity/demote-admin";
import { createWebhookSender } from "../../src/modules/webhooks/sending/webhook-sender";
import { aLeavingCustomer, deletionOf } from "../accounts/leaving";
import { register, uniqueEmail } from "../support/accounts";
import { asAdmin, asCustomer, type Person } from "../support/builders";
import { signIn } from "../support/sessions";
import { startTestShop, type TestShop } from "../support/shop";
import { receiveEvents, type EventReceiver } from "../support/webhooks";

let shop: TestShop;
let admin: Person;
let customer: Person;
let receiver: EventReceiver;
beforeAll(async () => {
  shop = await startTestShop({ webhooks: { sender: createWebhookSender({ allowPrivate: true }) } });
  [admin, customer] = [await asAdmin(shop), await asCustomer(shop)];
});
beforeEach(async () => {
  await shop.sql("truncate webhooks, webhook_events cascade");
  receiver = await receiveEvents(shop, admin);
});
afterEach(() => receiver.stop());
afterAll(() => shop.stop());

const readEvents = () => receiver.read();
const change = (mutation: string, id: string) => admin.ask(`mutation ($id: ID!) { ${mutation} }`, { id });

it("reports a category that is added, edited, moved with those below it, and deleted", async () => {
  const add = async (name: string, parent?: string) => {
    const { addCategory } = await admin.ask<{ addCategory: { id: string } }>(
      "mutation ($input: AddCategoryInput!) { addCategory(input: $input) { id } }",
      { input: { name, parent } },
    );
    return addCategory.id;
  };
  const [above, moved] = [await add("Announced above"), await add("Announced")];
  const below = await add("Below", moved);
  expect((await readEvents()).map(({ data }) => data["path"]).sort()).toEqual([
    ...["announced", "announced-above", "announced/below"],
  ]);
  await change('editCategory(id: $id, input: { name: "Renamed" }) { id }', moved);
  expect(await readEvents()).toMatchObject([
    { type: "category.changed", data: { _id: moved, name: "Renamed" } },
  ]);
  await admin.ask("mutation ($id: ID!, $parent: ID) { moveCategory(id: $id, parent: $parent) { id } }", {
    ...{ id: moved, parent: above },
  });
  expect((await readEvents()).map(({ data }) => [data["_id"], data["path"]]).sort()).toEqual(
    [
      [moved, "announced-above/announced"],
      [below, "announced-above/announced/below"],
    ].sort(),
  );
  await change("deleteCategory(id: $id)", below);
  expect(await readEvents()).toMatchObject([
    { data: { _id: below, parent: moved, deletedAt: expect.any(String) as string } },
  ]);
});

it("reports a customer who signs up, once, is blocked and unblocked", async () => {
  const { idToken, user } = await aLeavingCustomer(shop, {});
  await signIn(shop, idToken);
  const { id } = user;
  expect(await readEvents()).toMatchObject([
    { type: "customer.registered", data: { _id: id, blocked: false } },
  ]);
  await change("deleteUser(id: $id)", id);
  expect(await readEvents()).toMatchObject([{ type: "customer.blocked", data: { _id: id, blocked: true } }]);
  await change("unblockUser(id: $id) { id }", id);
  expect(await readEvents()).toMatchObject([
    { type: "customer.unblocked", data: { _id: id, blocked: false } },
  ]);
});

it("reports each gain and loss of the admin role once and without the email", async () => {
  const { id, email } = await asCustomer(shop);
  await readEvents();
  await change("makeAdmin(userId: $id) { id }", id);
  await change("makeAdmin(userId: $id) { id }", id);
  const promoted = await readEvents();
  expect(promoted).toMatchObject([{ type: "customer.role_changed", data: { _id: id, role: "ADMIN" } }]);
  const db = shop.database.manager;
  for (let left = 2; left > 0; left -= 1) await demoteAdmin({ db }, email, { revokeKeys: false });
  expect(await readEvents()).toMatchObject([
    { type: "customer.role_changed", data: { _id: id, role: "CUSTOMER", blocked: false } },
  ]);
  expect(JSON.stringify(promoted)).not.toContain(email);
});

it("reports the role that a promise gives at the first sign-in", async () => {
  const account = await register({ verified: true });
  await grantAdmin({ db: shop.database.manager }, account.email);
  await signIn(shop, account.idToken);
  expect((await readEvents()).map(({ type, data }) => [type, data["role"]]).sort()).toEqual([
    ["customer.registered", "CUSTOMER"],
    ["customer.role_changed", "ADMIN"],
  ]);
});

it("reports a customer who deletes the account", async () => {
  const { idToken, caller, user } = await aLeavingCustomer(shop, {});
  await readEvents();
  await deletionOf(caller, idToken);
  expect(await readEvents()).toMatchObject([
    { type: "customer.deleted", data: { _id: user.id, deletedAt: expect.any(String) as string } },
  ]);
});

it("reports a review that is added, hidden and shown, without its texts", async () => {
  const { addReview } = await customer.ask<{ addReview: { id: string } }>(
    "mutation ($input: AddReviewInput!) { addReview(input: $input) { ... on Review { id } } }",
    { input: { rating: 4.5, comment: "Nobody else needs to read this." } },
  );
  const { id } = addReview;
  await change("hideReview(id: $id) { id }", id);
  await change("hideReview(id: $id) { id }", id);
  await change("showReview(id: $id) { id }", id);
  const events = await readEvents();
  expect(events.map(({ type, data }) => `${type} ${String(data["status"])}`).sort()).toEqual([
    ...["review.added PUBLISHED", "review.changed HIDDEN", "review.changed PUBLISHED"],
  ]);
  for (const { data } of events) expect(data).toMatchObject({ _id: id, rating: 4.5, customer: customer.id });
  expect(JSON.stringify(events)).not.toContain("Nobody else");
});

it("reports a newsletter subscription that is confirmed and ended, each once, without the email", async () => {
  const email = uniqueEmail();
  const [subscription] = await shop.sql<{ id: string; token: string; created: Date }>(
    `insert into newsletter_subscriptions (email, wording, unsubscribe_token) values ($1, '1', $2)
      returning id, unsubscribe_token as token, created_at as created`,
    [email, "t".repeat(32)],
  );
  const { id, token, created } = subscription as { id: string; token: string; created: Date };
  const link = shop.accessTokens.signLink("newsletter", id, created);
  for (let left = 2; left > 0; left -= 1)
    await customer.ask("mutation ($token: String!) { confirmNewsletter(token: $token) }", { token: link });
  for (let left = 2; left > 0; left -= 1)
    await customer.ask("mutation ($token: String!) { unsubscribeFromNewsletter(token: $token) }", { token });
  const events = await readEvents();
  expect(events.map(({ type }) => type).sort()).toEqual(["subscription.confirmed", "subscription.ended"]);
  for (const { data } of events) expect(data["_id"]).toBe(id);
  expect(JSON.stringify(events)).not.toContain(email);
});
