import { MAX_API_KEYS } from "@shop/shared/api-key";
import { asAdmin, asProgram, type Person } from "../../../test/support/builders";
import { Caller } from "../../../test/support/caller";
import { startTestShop, type TestShop } from "../../../test/support/shop";

let shop: TestShop;
let admin: Person;
beforeAll(async () => {
  shop = await startTestShop();
  admin = await asAdmin(shop, { email: "ada@example.com" });
});
afterAll(() => shop.stop());

const KEY = "id name prefix scopes createdAt expiresAt lastUsedAt revokedAt";
const CREATE = `mutation ($name: String!, $scopes: [Scope!]!, $expiresAt: DateTime) {
  createApiKey(name: $name, scopes: $scopes, expiresAt: $expiresAt) { secret key { ${KEY} } } }`;
const REVOKE = `mutation ($id: ID!) { revokeApiKey(id: $id) { ${KEY} } }`;
const LIST = `{ apiKeys { ${KEY} } }`;
const SEEN = "{ orders { totalCount } }";

interface Key {
  id: string;
  name: string;
  prefix: string;
  scopes: string[];
  createdAt: string;
  expiresAt: string | null;
  lastUsedAt: string | null;
  revokedAt: string | null;
}
interface Created {
  createApiKey: { secret: string; key: Key };
}

const create = async (wanted: { name?: string; scopes?: string[]; expiresAt?: string } = {}) =>
  (await admin.ask<Created>(CREATE, { name: "Warehouse", scopes: ["READ_ORDERS"], ...wanted })).createApiKey;
const list = async () => (await admin.ask<{ apiKeys: Key[] }>(LIST)).apiKeys;
const revoke = async (id: string) => (await admin.ask<{ revokeApiKey: Key }>(REVOKE, { id })).revokeApiKey;

it("gives an admin a secret once, and stores only its hash", async () => {
  const { secret, key } = await create({ name: " Warehouse " });
  expect(secret).toMatch(/^msk_[A-Za-z0-9]{43}$/);
  expect(key).toMatchObject({
    name: "Warehouse",
    scopes: ["READ_ORDERS"],
    expiresAt: null,
    lastUsedAt: null,
  });
  expect(key.prefix).toBe(secret.slice(0, 8));
  expect(await list()).toContainEqual(key);
  const stored = await shop.sql<{ row: string }>("select row_to_json(api_keys)::text as row from api_keys");
  expect(stored.filter(({ row }) => row.includes(secret.slice(8)))).toEqual([]);
});

it("lets the program of a key in, over GraphQL and REST, until it is revoked", async () => {
  const { secret, key } = await create();
  const program = new Caller(shop, secret);
  expect(await program.refusal(SEEN)).toBeUndefined();
  expect((await program.get("/orders")).status).toBe(200);
  const revoked = await revoke(key.id);
  expect(revoked.revokedAt).not.toBeNull();
  expect(await program.graphql(SEEN)).toMatchObject({
    status: 401,
    errors: [{ extensions: { code: "UNAUTHENTICATED" } }],
  });
  expect((await program.get("/orders")).status).toBe(401);
  expect(await revoke(key.id)).toEqual(revoked);
});

const expired = () => asProgram(shop, { expiresAt: new Date(Date.now() - 1_000) });
const unknown = () => Promise.resolve(new Caller(shop, `msk_${"A".repeat(43)}`));
const malformed = () => Promise.resolve(new Caller(shop, "msk_short"));

it.each([
  ["expired", expired],
  ["of another shop", unknown],
  ["cut off", malformed],
])("refuses a key that is %s wherever it is sent, open fields included", async (_which, of) => {
  const program = await of();
  const { status, errors } = await program.graphql("{ brands { slug } }");
  expect([status, errors[0]?.extensions.code]).toEqual([401, "UNAUTHENTICATED"]);
  const overRest = await program.get<{ detail: string }>("/products");
  expect([overRest.status, overRest.body.detail]).toEqual([
    401,
    "This API key is unknown, revoked or expired.",
  ]);
  expect(overRest.headers["www-authenticate"]).toBe('Bearer realm="shop"');
});

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
    "select (select email from users where id = actor_id) as actor, action, target, detail from audit_entries where target_id = $1 order by action",
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
