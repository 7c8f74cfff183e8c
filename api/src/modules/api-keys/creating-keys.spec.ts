import { MAX_API_KEYS } from "@shop/shared/api-key";
import { asAdmin, asProgram, type Person } from "../../../test/support/builders";
import { startTestShop, type TestShop } from "../../../test/support/shop";

let shop: TestShop;
let admin: Person;
beforeAll(async () => {
  shop = await startTestShop();
  admin = await asAdmin(shop, { email: "ada@example.com" });
});
afterAll(() => shop.stop());

const CREATE = `mutation ($name: String!, $scopes: [Scope!]!, $expiresAt: DateTime) {
  createApiKey(name: $name, scopes: $scopes, expiresAt: $expiresAt) { key { id prefix } } }`;
const form = { name: "Warehouse", scopes: ["READ_ORDERS"] };

it.each([
  ["name", { ...form, name: "" }, "must have 1 to 60 characters"],
  ["name", { ...form, name: "  " }, "must not be blank"],
  ["name", { ...form, name: "x".repeat(61) }, "must have 1 to 60 characters"],
  ["name", { ...form, name: "a\0b" }, "must not contain the character NUL"],
  ["scopes", { ...form, scopes: [] }, "must name at least one scope"],
  ["scopes", { ...form, scopes: ["READ_ORDERS", "READ_ORDERS"] }, "must not name a scope twice"],
  ["expiresAt", { ...form, expiresAt: "2020-01-01T00:00:00Z" }, "must be in the future"],
])("refuses a key whose %s is out of bounds (%#)", async (field, variables, message) => {
  const { errors } = await admin.graphql(CREATE, variables);
  expect(errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", errors: [{ field, message }] });
});

it("refuses a scope that doesn't exist", async () => {
  expect(await admin.refusal(CREATE, { ...form, scopes: ["EVERYTHING"] })).toBe("BAD_USER_INPUT");
});

it("records who created and revoked which key, and with what scopes", async () => {
  const { createApiKey } = await admin.ask<{ createApiKey: { key: { id: string; prefix: string } } }>(
    CREATE,
    { ...form, expiresAt: "2099-01-01T00:00:00Z" },
  );
  const { id, prefix } = createApiKey.key;
  await admin.ask("mutation ($id: ID!) { revokeApiKey(id: $id) { id } }", { id });
  const entries = await shop.sql(
    "select (select email from users where id = actor_id) as actor, action, target, detail from audit_entries where target_id = $1 order by done_at, action",
    [id],
  );
  const who = { actor: "ada@example.com", target: "Warehouse" };
  expect(entries).toEqual([
    { ...who, action: "CREATE_API_KEY", detail: `${prefix}…: READ_ORDERS; expires 2099-01-01 00:00 UTC` },
    { ...who, action: "REVOKE_API_KEY", detail: `${prefix}…` },
  ]);
});

it("finds no key to revoke under another id", async () => {
  for (const id of ["00000000-0000-4000-8000-000000000000", "no id", ""])
    expect(await admin.refusal("mutation ($id: ID!) { revokeApiKey(id: $id) { id } }", { id })).toBe(
      "NOT_FOUND",
    );
});

it("has room for a hundred keys in use, and for another once one of them is revoked", async () => {
  await shop.sql("update api_keys set revoked_at = now()");
  const [first] = await Promise.all(Array.from({ length: MAX_API_KEYS - 1 }, () => asProgram(shop)));
  const two = await Promise.all([admin.refusal(CREATE, form), admin.refusal(CREATE, form)]);
  expect(two.sort()).toEqual(["CONFLICT", undefined]);
  await admin.ask("mutation ($id: ID!) { revokeApiKey(id: $id) { id } }", { id: first?.id });
  expect(await admin.refusal(CREATE, form)).toBeUndefined();
});
