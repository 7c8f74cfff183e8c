import { Scope } from "../src/context/scope";
import { aProduct, aReview, asProgram } from "./support/builders";
import type { Caller } from "./support/caller";
import { fieldAccess, routeAccess } from "./support/access-list";
import { scopeOf } from "./support/scope-list";
import { startTestShop, type TestShop } from "./support/shop";

const scopes = Object.values(Scope);
let shop: TestShop;
/** Programs by what their key allows. */
let withOnly: Record<Scope, Caller>;
let withAllBut: Record<Scope, Caller>;
let withAll: Caller;
beforeAll(async () => {
  shop = await startTestShop();
  await aProduct(shop);
  await aReview(shop);
  const each = async (scopesOf: (scope: Scope) => Scope[]) => {
    const made = scopes.map(
      async (scope) => [scope, await asProgram(shop, { scopes: scopesOf(scope) })] as const,
    );
    return Object.fromEntries(await Promise.all(made)) as unknown as Record<Scope, Caller>;
  };
  withOnly = await each((scope) => [scope]);
  withAllBut = await each((scope) => scopes.filter((other) => other !== scope));
  withAll = await asProgram(shop);
});
afterAll(() => shop.stop());

/** How a program was refused for what it is; undefined if it was let in. */
type Refused = { message: string; scope: string | undefined } | undefined;

const refusedField = async (caller: Caller, call: string): Promise<Refused> => {
  const { errors } = await caller.graphql(call);
  const found = errors.find(({ extensions }) => ["FORBIDDEN", "UNAUTHENTICATED"].includes(extensions.code));
  return found && { message: found.message, scope: (found.extensions as { scope?: string }).scope };
};

const refusedRoute = async (caller: Caller, route: string): Promise<Refused> => {
  const { path, body } = routeAccess[route] as (typeof routeAccess)[string];
  const answer = await caller.call<{ detail: string; scope?: string }>(route.split(" ")[0] as "GET", path, {
    body,
  });
  return [401, 403].includes(answer.status)
    ? { message: answer.body.detail, scope: answer.body.scope }
    : undefined;
};

const lacks = (scope: Scope) => ({ message: `This API key lacks the scope ${scope}.`, scope });
const closed = { message: "API keys can't do this.", scope: undefined };

const rules = [
  ...Object.entries(fieldAccess).map(([field, { who, call }]) => ({
    name: field,
    who: field === "Mutation.signIn" ? "people" : who, // for anyone, but it makes sessions
    scope: scopeOf(field),
    ask: (caller: Caller) => refusedField(caller, call),
  })),
  ...Object.entries(routeAccess).map(([route, { who }]) => ({
    name: route,
    who,
    scope: scopeOf(route),
    ask: (caller: Caller) => refusedRoute(caller, route),
  })),
];

const byScope = rules.flatMap(({ scope, ...rule }) => (scope ? [{ ...rule, scope }] : []));
const openOnes = rules.filter(({ who }) => who === "anyone");
const closedOnes = rules.filter(({ who, scope }) => who !== "anyone" && !scope);

it.each(byScope)(
  "lets a key with $scope alone use $name, and names it to one with all others",
  async (rule) => {
    expect(await rule.ask(withOnly[rule.scope])).toBeUndefined();
    expect(await rule.ask(withAllBut[rule.scope])).toEqual(lacks(rule.scope));
  },
);

it.each(openOnes)("lets a key of any scope use $name, which is for anyone", async ({ ask }) => {
  expect(await ask(withOnly.WRITE_ORDERS)).toBeUndefined();
});

it.each(closedOnes)("keeps $name from a key with all scopes", async ({ ask }) => {
  expect(await ask(withAll)).toEqual(closed);
});
