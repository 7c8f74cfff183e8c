import { isObjectType, type GraphQLObjectType } from "graphql";
import { getDirective } from "@graphql-tools/utils";
import { routes } from "../src/rest/routes";
import { createSchema } from "../src/boot/create-schema";
import { aProduct, aReview, asAdmin, asCustomer, asVisitor } from "./support/builders";
import type { Caller } from "./support/caller";
import { fieldAccess, routeAccess, type Access } from "./support/access-list";
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
afterAll(() => shop.stop());

/** Who a field is for, as the real schema has it: by its own mark or its type's. */
function whoOf(type: GraphQLObjectType, field: string): Access {
  const own = getDirective(schema, type.getFields()[field] as object, "auth");
  const [marked] = own ?? getDirective(schema, type, "auth") ?? [];
  if (!marked) return "anyone";
  return marked.requires === "ADMIN" ? "admin" : "signed in";
}

/** Every root field, and every other that is not for anyone. */
function guardedFields(): Record<string, Access> {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const types = Object.values(schema.getTypeMap()).filter((type) => isObjectType(type));
  const entries = types
    .filter(({ name }) => !name.startsWith("__"))
    .flatMap((type) =>
      Object.keys(type.getFields()).map((field) => [type, field, whoOf(type, field)] as const),
    )
    .filter(([type, , who]) => who !== "anyone" || roots.includes(type));
  return Object.fromEntries(entries.map(([type, field, who]) => [`${type.name}.${field}`, who]));
}

it("names every root field and every guarded field of the schema, and no other", () => {
  const listed = Object.entries(fieldAccess).map(([field, { who }]) => [field, who]);
  expect(Object.fromEntries(listed)).toEqual(guardedFields());
});

it("names every REST route and who it is for, and no other", () => {
  const names = {
    anyone: "anyone",
    idTokenBearer: "Firebase ID token",
    CUSTOMER: "signed in",
    ADMIN: "admin",
  };
  const real = routes.map(({ method, path, access }) => [`${method} ${path}`, names[access]]);
  const listed = Object.entries(routeAccess).map(([route, { who }]) => [route, who]);
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
