import { createSchema } from "../src/boot/create-schema";
import { Scope } from "../src/context/scope";
import { routes } from "../src/rest/routes";
import {
  accessTable,
  accessTo,
  callOf,
  guardedFields,
  requestOf,
  restRoutes,
  type Access,
} from "./support/access";
import {
  anOrder,
  aProduct,
  aReview,
  asAdmin,
  asCustomer,
  asProgram,
  asStaff,
  asVisitor,
} from "./support/builders";
import type { Caller } from "./support/caller";
import { startTestShop, type TestShop } from "./support/shop";

const schema = createSchema();
const scopes = Object.values(Scope);
let shop: TestShop;
let people: Record<"visitor" | "customer" | "admin", Caller>;
/** Programs, keyed by the scopes of their API keys. */
let withOnly: Record<Scope, Caller>;
let withAllBut: Record<Scope, Caller>;
let withAll: Caller;
/** Staff, keyed by their permissions. */
let staffWithOnly: Record<Scope, Caller>;
let staffWithAllBut: Record<Scope, Caller>;
let staffWithAll: Caller;
/** Arguments that lead to existing objects, by field and argument. */
const given: Record<string, string> = {};
beforeAll(async () => {
  shop = await startTestShop();
  const customer = await asCustomer(shop, { email: "carl@example.com" });
  people = { visitor: asVisitor(shop), customer, admin: await asAdmin(shop) };
  const product = await aProduct(shop);
  given["Query.product.id"] = given["Query.node.id"] = `"${product.id}"`;
  given["Query.order.id"] = `"${await anOrder(shop, customer, product)}"`;
  await shop.sql("insert into collections (slug, name, product_ids) values ('gifts', 'Gifts', '{}')");
  given["Query.collection.slug"] = '"gifts"';
  given["Query.review.id"] = `"${await aReview(shop)}"`;
  const each = async (make: (of: Scope[]) => Promise<Caller>, scopesOf: (scope: Scope) => Scope[]) => {
    const made = scopes.map(async (scope) => [scope, await make(scopesOf(scope))] as const);
    return Object.fromEntries(await Promise.all(made)) as unknown as Record<Scope, Caller>;
  };
  const only = (scope: Scope) => [scope];
  const allBut = (scope: Scope) => scopes.filter((other) => other !== scope);
  const program = (of: Scope[]) => asProgram(shop, { scopes: of });
  const staff = (of: Scope[]) => asStaff(shop, of);
  withOnly = await each(program, only);
  withAllBut = await each(program, allBut);
  withAll = await program(scopes);
  staffWithOnly = await each(staff, only);
  staffWithAllBut = await each(staff, allBut);
  staffWithAll = await staff(scopes);
});
// signing out everywhere ends the callers' sessions
afterEach(() => shop.sql("update users set session_epoch = 0"));
afterAll(() => shop.stop());

/** A refusal of the caller; undefined if they are authorized, whatever the call's result. */
interface Refused {
  code: "UNAUTHENTICATED" | "FORBIDDEN";
  message: string;
  scope?: string;
}
type Ask = (caller: Caller) => Promise<Refused | undefined>;

const askField =
  (call: string): Ask =>
  async (caller) => {
    const [first] = (await caller.graphql(call)).errors;
    const { code, scope } = (first?.extensions ?? {}) as Partial<Refused>;
    return first && (code === "FORBIDDEN" || code === "UNAUTHENTICATED")
      ? { code, message: first.message, ...(scope && { scope }) }
      : undefined;
  };

const askRoute =
  ({ method, path, body }: ReturnType<typeof requestOf>): Ask =>
  async (caller) => {
    const answer = await caller.call<{ detail: string; scope?: string }>(method, path, { body });
    const { detail: message, scope } = answer.body ?? {};
    const code = ({ 401: "UNAUTHENTICATED", 403: "FORBIDDEN" } as const)[answer.status];
    return code && { code, message, ...(scope && { scope }) };
  };

/** The refusal code for these people, according to the table's rows for the call's whole path. */
function codeFor(person: keyof typeof people, way: Access[]): Refused["code"] | undefined {
  const wanted = way.map(({ people: who }) => who);
  // an access token doesn't count as an ID token
  if (wanted.includes("Firebase ID token")) return "UNAUTHENTICATED";
  if (person === "visitor")
    return wanted.some((who) => ["signed in", "staff", "admin"].includes(who))
      ? "UNAUTHENTICATED"
      : undefined;
  const isForShop = wanted.includes("admin") || wanted.includes("staff");
  return person === "customer" && isForShop ? "FORBIDDEN" : undefined;
}

/** The refusal code for staff, who may do what an admin may, if they have the scopes of the call's path. */
function codeForStaff(permissions: readonly string[], way: Access[]): Refused["code"] | undefined {
  if (way.some(({ people: who }) => who === "Firebase ID token")) return "UNAUTHENTICATED";
  const lacking = way.filter(({ people: who, keys }) => who === "admin" && !permissions.includes(keys));
  return lacking.length > 0 ? "FORBIDDEN" : undefined;
}

const lacks = (scope: Scope): Refused => ({
  code: "FORBIDDEN",
  message: `This API key lacks the scope ${scope}.`,
  scope,
});
const CLOSED: Refused = { code: "FORBIDDEN", message: "API keys can't do this." };

/** Proves that staff may do what requires an admin exactly with its scope. On other ways they are like customers. */
async function proveForStaff(scope: Scope, way: Access[], ask: Ask): Promise<void> {
  if (!way.some(({ people: who }) => who === "admin" || who === "staff")) return;
  expect((await ask(staffWithAll))?.code).toBe(codeForStaff(scopes, way));
  if (!scopes.includes(scope)) return;
  expect((await ask(staffWithOnly[scope]))?.code).toBe(codeForStaff([scope], way));
  const findsOwn = way.some(({ people: who, keys }) => who === "signed in" && keys === scope);
  const others = scopes.filter((other) => other !== scope);
  const code = findsOwn ? undefined : codeForStaff(others, way); // another person's object isn't found
  expect((await ask(staffWithAllBut[scope]))?.code).toBe(code);
}

/** Proves a row of the table with calls of people and programs. */
async function prove({ keys }: Access, way: Access[], ask: Ask): Promise<void> {
  for (const person of ["visitor", "customer", "admin"] as const)
    expect([person, (await ask(people[person]))?.code]).toEqual([person, codeFor(person, way)]);
  await proveForStaff(keys as Scope, way, ask);
  if (keys === "none") expect(await ask(withAll)).toEqual(CLOSED);
  else if (keys === "any") for (const scope of scopes) expect(await ask(withOnly[scope])).toBeUndefined();
  else {
    expect(await ask(withOnly[keys as Scope])).toBeUndefined();
    expect(await ask(withAllBut[keys as Scope])).toEqual(lacks(keys as Scope));
  }
}

it("has a row for every field and every route, and no other", () => {
  const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith("__"));
  const fields = types.flatMap((type) =>
    "getFields" in type && !("isOneOf" in type)
      ? Object.keys(type.getFields()).map((field) => `${type.name}.${field}`)
      : [],
  );
  const real = [...fields, ...routes.map(({ method, path }) => `${method} ${path}`)];
  expect(accessTable.map(({ name }) => name).sort()).toEqual(real.sort());
});

it.each(guardedFields)("lets $people and keys with $keys use $name", async (row) => {
  const { call, fields } = callOf(schema, row, given);
  await prove(row, fields.map(accessTo), askField(call));
});

it.each(restRoutes)("lets $people and keys with $keys call $name", async (row) => {
  await prove(row, [row], askRoute(requestOf(row, "carl@example.com")));
});

it("leaves a visitor the rest of an answer where a field of Query refuses", async () => {
  const answer = await people.visitor.graphql(
    "{ me { id } mine: myOrders { totalCount } topProducts { id } }",
  );
  expect(answer.status).toBe(200);
  expect(answer.data).toEqual({ me: null, mine: null, topProducts: [{ id: expect.any(String) as string }] });
  const refused = answer.errors.map(({ path, extensions }) => [path, extensions.code]);
  expect(refused).toEqual(
    expect.arrayContaining([["me"], ["mine"]].map((path) => [path, "UNAUTHENTICATED"])),
  );
  expect(refused).toHaveLength(2);
});

const bounded = guardedFields.flatMap((row) => row.bounds.map((bounds) => ({ name: row.name, bounds, row })));

it.each(bounded)("bounds $name: $bounds", async ({ row, bounds }) => {
  const [, argument = "", least, most] = /^(\w+) (\d+) to (\d+)$/.exec(bounds) ?? [];
  const refusals = [Number(least), Number(most), Number(least) - 1, Number(most) + 1].map(async (value) => {
    const { call } = callOf(schema, row, { [`${row.name}.${argument}`]: String(value) });
    return (await people.admin.graphql(call)).errors[0]?.extensions;
  });
  const refused = expect.objectContaining({
    code: "BAD_USER_INPUT",
    errors: [{ field: argument, message: expect.any(String) as string }],
  }) as object;
  expect(await Promise.all(refusals)).toEqual([undefined, undefined, refused, refused]);
});
