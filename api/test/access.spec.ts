import { isObjectType, type GraphQLObjectType } from "graphql";
import { getDirective } from "@graphql-tools/utils";
import { routes } from "../src/rest/routes";
import { createSchema } from "../src/boot/create-schema";
import { aProduct, aReview, asAdmin, asCustomer, asVisitor } from "./support/builders";
import type { Caller } from "./support/caller";
import type { Scope } from "../src/context/scope";
import { fieldAccess, routeAccess, type Access } from "./support/access-list";
import { scopeOf } from "./support/scope-list";
import { startTestShop, type TestShop } from "./support/shop";

const schema = createSchema();
let shop: TestShop;
let callers: Record<"visitor" | "customer" | "admin", Caller>;
beforeAll(async () => {
  shop = await startTestShop();
  await aProduct(shop);
  await aReview(shop);
  callers = {
    visitor: asVisitor(shop),
    customer: await asCustomer(shop, { email: "carl@example.com" }),
    admin: await asAdmin(shop),
  };
});
// signing out everywhere ends the callers' sessions
afterEach(() => shop.sql("update users set session_epoch = 0"));
afterAll(() => shop.stop());

/** Who a field or a route is for: people, and programs with a key of the scope. */
interface Rule {
  who: Access;
  scope: Scope | undefined;
}

/** Who a field is for, as the real schema has it: by its own mark or its type's. */
function ruleOf(type: GraphQLObjectType, field: string): Rule {
  const [scoped] = getDirective(schema, type.getFields()[field] as object, "scope") ?? [];
  if (scoped) return { who: "signed in", scope: scoped.requires as Scope }; // all that leads there is
  const own = getDirective(schema, type.getFields()[field] as object, "auth");
  const [marked] = own ?? getDirective(schema, type, "auth") ?? [];
  if (!marked) return { who: "anyone", scope: undefined };
  return {
    who: marked.requires === "ADMIN" ? "admin" : "signed in",
    scope: marked.scope as Scope | undefined,
  };
}

/** Every root field, and every other that is not for anyone. */
function guardedFields(): Record<string, Rule> {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const types = Object.values(schema.getTypeMap()).filter((type) => isObjectType(type));
  const entries = types
    .filter(({ name }) => !name.startsWith("__"))
    .flatMap((type) =>
      Object.keys(type.getFields()).map((field) => [type, field, ruleOf(type, field)] as const),
    )
    .filter(([type, , { who }]) => who !== "anyone" || roots.includes(type));
  return Object.fromEntries(entries.map(([type, field, rule]) => [`${type.name}.${field}`, rule]));
}

it("names every root field and every guarded field of the schema, and no other", () => {
  const listed = Object.entries(fieldAccess).map(([field, { who }]) => [
    field,
    { who, scope: scopeOf(field) },
  ]);
  expect(Object.fromEntries(listed)).toEqual(guardedFields());
});

it("names every REST route and who it is for, and no other", () => {
  const names = { anyone: "anyone", idTokenBearer: "Firebase ID token" } as const;
  const roles = { CUSTOMER: "signed in", ADMIN: "admin" } as const;
  const real = routes.map(({ method, path, access }) => [
    `${method} ${path}`,
    typeof access === "string"
      ? { who: names[access], scope: undefined }
      : { who: roles[access.role], scope: access.scope },
  ]);
  const listed = Object.entries(routeAccess).map(([route, { who }]) => [
    route,
    { who, scope: scopeOf(route) },
  ]);
  expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(real));
  expect(listed).toHaveLength(routes.length);
});

const refusals = ["UNAUTHENTICATED", "FORBIDDEN"];
const expected: Record<Access, Record<keyof typeof callers, string | undefined>> = {
  anyone: { visitor: undefined, customer: undefined, admin: undefined },
  "signed in": { visitor: "UNAUTHENTICATED", customer: undefined, admin: undefined },
  admin: { visitor: "UNAUTHENTICATED", customer: "FORBIDDEN", admin: undefined },
  // nobody's access token is one
  "Firebase ID token": { visitor: "UNAUTHENTICATED", customer: "UNAUTHENTICATED", admin: "UNAUTHENTICATED" },
};

async function outcomes(call: (caller: Caller) => Promise<string | undefined>) {
  const entries = Object.entries(callers).map(async ([name, caller]) => [name, await call(caller)] as const);
  return Object.fromEntries(await Promise.all(entries));
}

it.each(Object.entries(fieldAccess))("keeps %s to those it is for", async (_field, { who, call }) => {
  const refusalOf = async (caller: Caller) => {
    const code = await caller.refusal(call);
    return code !== undefined && refusals.includes(code) ? code : undefined;
  };
  expect(await outcomes(refusalOf)).toEqual(expected[who]);
});

it.each(Object.entries(routeAccess))("keeps %s to those it is for", async (route, { who, path, body }) => {
  const method = route.split(" ")[0] as "GET";
  const refusalOf = async (caller: Caller) => {
    const { status } = await caller.call(method, path, { body });
    return { 401: "UNAUTHENTICATED", 403: "FORBIDDEN" }[status];
  };
  expect(await outcomes(refusalOf)).toEqual(expected[who]);
});
