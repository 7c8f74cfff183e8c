import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
} from "graphql";
import { randomUUID } from "node:crypto";
import { iso31662 } from "iso-3166";
import type { ErrorCode } from "../../../../src/errors";
import { anOrder, aProduct } from "../../../support/builders";
import { fieldOf } from "../../../support/field-paths";
import {
  aDeliveredOrder,
  aReturn,
  objectNamed,
  objects,
  ofCustomers,
  ofShop,
  type ObjectKind,
} from "./objects";
import { NO_ID, restoreSessions, type CallerName, type Target, type World } from "./world";

type Arguments = Record<string, unknown>;

/** The request of a root field, and the ownership rules in addition to the access table's role. */
export interface FieldRow {
  /** The owners of the requested object. Default: the shop. */
  targets?: readonly Target[];
  /** The arguments; mutations get new ones for each call with an expected success. */
  variables(world: World, target: Target, caller: CallerName): Promise<Arguments>;
  /** The refusal for all callers except the owner and admins. */
  others?: ErrorCode | undefined;
  /** The refusal for a missing object; "nothing" if the response reports it without a refusal. */
  missing?: ErrorCode | "nothing";
  /** The type of the found object, if the field has several. */
  found?: string;
  /** Whether the ID token identifies the caller, and must be valid. */
  byIdToken?: true;
}

/** The deviations of a root field from its generated row. */
interface Exception extends Omit<FieldRow, "variables"> {
  /** The object that its arguments refer to. */
  object?: ObjectKind;
  /** Arguments that replace generated ones. */
  variables?(world: World, caller: CallerName): Arguments | Promise<Arguments>;
}

let places = 0;

/** A region without a tax rate. */
function aPlace(): { country: string; region: string } {
  const { code: region = "" } = iso31662[(places += 1)] ?? {};
  return { country: region.slice(0, 2), region };
}

const paidOrder = ofCustomers(async ({ shop, members }, owner) =>
  anOrder(shop, members[owner], await aProduct(shop), { paidAt: new Date() }),
);

/** The content of a group of one new product. */
const aGroup = async ({ shop }: World) => ({
  input: {
    name: `New ${randomUUID()}`,
    options: ["Size"],
    variants: [{ productId: (await aProduct(shop)).id, values: ["S"] }],
  },
});

/** The deviations from the generated rows, by root field. */
export const exceptions: Record<string, Exception> = {
  "Query.auditEntries": { variables: () => ({ first: 10 }) }, // the changes of imports cost much
  "Query.node": { targets: ["the shop"], variables: ({ product }) => ({ id: product }), found: "Product" },
  "Query.productChanges": { missing: "nothing" },
  "Query.productGroups": { variables: () => ({ first: 5 }) }, // their products cost much
  "Query.return": { missing: "NOT_FOUND" },
  "Query.returns": { variables: () => ({ first: 10 }) }, // their orders cost much
  "Query.reviews": { variables: ({ product }) => ({ productId: product }) },
  "Mutation.addReview": {
    variables: async ({ shop, members }, caller) => {
      await shop.sql("delete from reviews where user_id = $1", [members[caller].id]);
      return {};
    },
  },
  "Mutation.addToWishList": { missing: "NOT_FOUND" },
  "Mutation.buildProductGroup": { object: objects.ProductGroup, variables: aGroup },
  "Mutation.createWebhook": {
    variables: async ({ shop }) => {
      await shop.sql("delete from webhooks"); // a shop may have only a few
      return {};
    },
  },
  // no account may be deleted: the ID token is empty
  "Mutation.deleteMyAccount": {
    targets: ["nobody"],
    variables: () => ({ idToken: "" }),
    missing: "BAD_USER_INPUT",
  },
  "Mutation.placeOrders": { missing: "nothing" },
  "Mutation.placeOrdersFor": { missing: "nothing" },
  // only the caller's own: the specs of returns try other customers
  "Mutation.cancelReturn": {
    object: ofShop(aReturn),
    missing: "NOT_FOUND",
  },
  "Mutation.receiveReturn": { object: ofCustomers((world, owner) => aReturn(world, owner, "ACCEPTED")) },
  "Mutation.requestReturn": {
    object: ofShop(aDeliveredOrder),
    missing: "NOT_FOUND",
  },
  "Mutation.refundOrder": { object: paidOrder },
  "Mutation.refundOrders": { object: paidOrder },
  "Mutation.removeAddress": { missing: "NOT_FOUND" },
  "Mutation.removeShippingMethod": { missing: "NOT_FOUND" },
  "Mutation.removeTaxRate": { missing: "NOT_FOUND" },
  "Mutation.replayWebhook": { variables: () => ({ to: "2026-03-02T00:00:00Z" }), missing: "NOT_FOUND" },
  "Mutation.requestStockAlert": {
    object: ofShop(async ({ shop }) => (await aProduct(shop, { countInStock: 0 })).id),
    missing: "NOT_FOUND",
  },
  "Mutation.saveCart": { missing: "nothing" },
  "Mutation.saveProductGroup": { object: objects.ProductGroup, variables: aGroup },
  "Mutation.saveTaxRate": { variables: () => ({ input: { ...aPlace(), name: "VAT", percent: 19 } }) },
  "Mutation.signIn": {
    variables: ({ members }, caller) => ({ idToken: members[caller].idToken }),
    byIdToken: true,
  },
  "Mutation.signOutOtherDevices": {
    variables: async (world, caller) => {
      await restoreSessions(world);
      return { idToken: world.members[caller].idToken };
    },
  },
  // the shop takes no payments: the specs of payments try other customers' orders
  "Mutation.startPayment": { others: undefined, missing: "nothing" },
  "Mutation.undoProductChanges": { object: objects.ChangeSet },
  "Mutation.undoStorefront": {
    variables: async (world, caller) => {
      await objects.Collection.find(world, "the shop", caller);
      return { version: 1 };
    },
  },
};

/** The row of a root field: from its arguments, its type and its exception. */
export function rowOf(schema: GraphQLSchema, root: string): FieldRow {
  const field = fieldOf(schema, root);
  const { object = objectOf(field), variables, ...rules } = exceptions[root] ?? {};
  const ofOwner = object?.targets.includes("A") ? { others: "NOT_FOUND" as const } : {};
  return {
    ...(object && { targets: object.targets, missing: missingFrom(field), ...ofOwner }),
    ...rules,
    async variables(world, target, caller) {
      const id = (await object?.find(world, target, caller)) ?? NO_ID;
      return { ...argumentsOf(field.args, id), ...(await variables?.(world, caller)) };
    },
  };
}

type Argument = Pick<GraphQLField<unknown, unknown>["args"][number], "name" | "type" | "defaultValue">;

/** Optional arguments that most services need. */
const EXPECTED = ["id", "name", "address", "phone", "email", "price", "percent"];

const givenOf = (args: readonly Argument[]) =>
  args.filter(
    ({ name, type, defaultValue }) =>
      EXPECTED.includes(name) || (isNonNullType(type) && defaultValue === undefined),
  );

/** An argument that refers to an object, with the object's name in front of `Id`. */
const REFERENCE = /^(?:ids?|slug|(\w+)Ids?)$/;

/** The object that the arguments of a field refer to; undefined without one. A new kind is requested by an unused id. */
function objectOf({ name, args }: GraphQLField<unknown, unknown>): ObjectKind | undefined {
  const reference = namesIn(args).find((each) => REFERENCE.test(each));
  if (reference === undefined) return undefined;
  return objectNamed(REFERENCE.exec(reference)?.[1] ?? name) ?? { targets: ["nobody"], find: () => NO_ID };
}

const namesIn = (args: readonly Argument[]): string[] =>
  givenOf(args).flatMap(({ name, type }) => {
    const named = getNamedType(type);
    return isInputObjectType(named) ? namesIn(Object.values(named.getFields())) : [name];
  });

/** The response for a missing object: null, zero or false, if the field's type allows it. */
function missingFrom({ type, astNode }: GraphQLField<unknown, unknown>): "nothing" | "NOT_FOUND" {
  const isNullable =
    !isNonNullType(type) && !astNode?.directives?.some(({ name }) => name.value === "semanticNonNull");
  return isNullable || ["Int", "Boolean"].includes(getNamedType(type).name) ? "nothing" : "NOT_FOUND";
}

/** Values of arguments that services accept, by name. */
const byName: Record<string, () => unknown> = {
  code: () => randomUUID(),
  countries: () => [],
  country: () => "US",
  email: () => `${randomUUID()}@example.com`,
  events: () => ["stock.low"],
  idempotencyKey: () => randomUUID(),
  image: () => "/pictures/a.svg",
  name: () => `New ${randomUUID()}`,
  url: () => "https://192.0.43.8/hook",
};

/** Values of other arguments, by type. */
const byType: Record<string, unknown> = {
  Int: 1,
  Float: 1,
  Boolean: false,
  DateTime: "2026-03-01T00:00:00Z",
  String: "something",
};

const argumentsOf = (args: readonly Argument[], id: string): Arguments =>
  Object.fromEntries(givenOf(args).map(({ name, type }) => [name, valueOf(type, name, id)]));

function valueOf(type: GraphQLInputType, name: string, id: string): unknown {
  if (isNonNullType(type)) return valueOf(type.ofType, name, id);
  if (byName[name]) return byName[name]();
  if (isListType(type)) return [valueOf(type.ofType, name, id)];
  if (isInputObjectType(type)) return argumentsOf(Object.values(type.getFields()), id);
  if (isEnumType(type)) return type.getValues()[0]?.name;
  return REFERENCE.test(name) ? id : byType[type.name];
}
