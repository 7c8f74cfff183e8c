import {
  getNullableType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  getNamedType,
  type GraphQLInputType,
  type GraphQLNamedType,
} from "graphql";
import { createSchema } from "../../../src/boot/create-schema";
import { asAdmin, type Person } from "../../support/builders";
import { changesIn } from "../../support/arbitrary";
import { startTestShop, type TestShop } from "../../support/shop";

const schema = createSchema();

let shop: TestShop;
let admin: Person;
beforeAll(async () => {
  shop = await startTestShop();
  admin = await asAdmin(shop);
});
afterAll(() => shop.stop());

interface InputValue {
  name: string;
  type: GraphQLInputType;
  defaultValue?: unknown;
}

/** The paths to the decimal numbers of an argument or an input field: `input.price`. */
function pathsIn({ name, type }: InputValue): string[][] {
  const named = getNamedType(type);
  if (named.name === "Float") return [[name]];
  if (!isInputObjectType(named)) return [];
  const paths = Object.values(named.getFields()).flatMap(pathsIn);
  return paths.map((path) => [name, ...path]);
}

const proper: Record<string, unknown> = {
  ID: "11111111-1111-4111-8111-111111111111",
  String: "text", // a slug too
  Int: 1,
  Float: 1,
  Boolean: true,
  DateTime: "2090-11-30T22:00:00Z",
};

/** A value with the required fields, and with this number at the end of the path. */
function valueOf(type: GraphQLInputType, path: readonly string[], number: number): unknown {
  const named = getNullableType(type);
  if (isListType(named)) return [valueOf(named.ofType, path, number)];
  if (isEnumType(named)) return named.getValues()[0]?.name;
  if (!isInputObjectType(named)) return path.length > 0 ? number : proper[named.name];
  return valuesOf(Object.values(named.getFields()), path, number);
}

/** Whether an argument or an input field is required, or leads to the number. */
const isUsed = ({ name, type, defaultValue }: InputValue, wanted: string | undefined) =>
  name === wanted || (isNonNullType(type) && defaultValue === undefined);

function valuesOf(all: readonly InputValue[], [wanted, ...rest]: readonly string[], number: number): object {
  const values: Record<string, unknown> = {};
  for (const { name, type } of all.filter((value) => isUsed(value, wanted)))
    values[name] = valueOf(type, name !== wanted ? [] : rest.length > 0 ? rest : ["number"], number);
  return values;
}

/** The fields of a result, because some check their parent's value. */
function selectionOf(type: GraphQLNamedType): string {
  if (!isCompositeType(type)) return "";
  if (!isObjectType(type)) return " { __typename }";
  const fields = Object.values(type.getFields()).filter(({ args }) => args.length === 0);
  const selected = fields.map(
    (field) => field.name + (isCompositeType(getNamedType(field.type)) ? " { __typename }" : ""),
  );
  return ` { ${selected.join(" ")} }`;
}

/**
 * The name of an attribute is part of its errors' path, and a refund's bounds depend on its order: both have their own
 * tests.
 */
const hasOwnTest = /attributes|^refundOrder|^receiveReturn/;

const numbers = [schema.getQueryType(), schema.getMutationType()].flatMap((root, at) =>
  Object.values(root?.getFields() ?? {}).flatMap(({ name, args, type }) =>
    args
      .flatMap(pathsIn)
      .filter((path) => !hasOwnTest.test([name, ...path].join(".")))
      .map((path) => {
        const used = args.filter((arg) => isUsed(arg, path[0]));
        const declared = used.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(", ");
        const given = used.map((arg) => `${arg.name}: $${arg.name}`).join(", ");
        const call = `${name}(${given})${selectionOf(getNamedType(type))}`;
        const operation = `${at === 0 ? "query" : "mutation"} (${declared}) { ${call} }`;
        return { name: `${name}: ${path.join(".")}`, operation, args, path };
      }),
  ),
);

const isAmount = /price|amount|minimum|freeFrom|total/i;
const notWholeMinor = [1e-9, 0.001, 19.999, 0.010_000_001, 1e-300];

it.each(numbers.map((number) => [number.name, number] as const))(
  "refuses what %s can't be, and says what it can be",
  async (_name, { operation, args, path }) => {
    const wrong = [1e300, -1e300, 1.234_567_89, ...(isAmount.test(path.at(-1) ?? "") ? notWholeMinor : [])];
    const before = await changesIn(shop);
    for (const number of wrong) {
      const { errors } = await admin.graphql(operation, { ...valuesOf(args, path, number) });
      const faults = errors.flatMap(
        ({ extensions }) => (extensions as { errors?: { field: string; message: string }[] }).errors ?? [],
      );
      const isOwn = (field: string) => [path, path.slice(1)].some((each) => each.join(".") === field);
      const own = faults.find(({ field }) => isOwn(field.replace(/\.\d+/g, ""))); // without positions in lists
      expect([number, own?.message]).toEqual([number, expect.stringMatching(/^must be .*\d to \d/)]);
    }
    expect(await changesIn(shop)).toBe(before);
  },
);

it("takes the sums of cents that programs make", async () => {
  const quoted = `mutation ($input: PlaceOrdersInput!) { placeOrders(input: $input) { __typename } }`;
  const items = [{ productId: proper.ID, qty: 1 }];
  const order = { items, name: "Ada", address: "1 High Street", phone: "555-0100", idempotencyKey: "sums" };
  const { errors } = await admin.graphql(quoted, { input: { ...order, expectedTotal: 0.1 + 0.2 } });
  expect(JSON.stringify(errors)).not.toContain("expectedTotal");
});
