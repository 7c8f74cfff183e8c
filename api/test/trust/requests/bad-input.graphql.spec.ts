import fc from "fast-check";
import {
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  getNamedType,
  getNullableType,
  type GraphQLField,
  type GraphQLInputType,
} from "graphql";
import { createSchema } from "../../../src/boot/create-schema";
import { changesIn, anything, INTERNALS, mostly } from "../../support/arbitrary";
import { aProduct, asAdmin, asCustomer, asVisitor } from "../../support/builders";
import type { Caller } from "../../support/caller";
import { isLongRun } from "../../support/needs";
import { startTestShop, type TestShop } from "../../support/shop";

const CODES = [
  ...["BAD_USER_INPUT", "UNAUTHENTICATED", "FORBIDDEN", "NOT_FOUND", "GRAPHQL_VALIDATION_FAILED"],
  "CONFLICT", // a version that isn't the present one
];
const schema = createSchema();
const PRODUCT = "11111111-1111-4111-8111-111111111111";

let shop: TestShop;
let callers: Caller[];
beforeAll(async () => {
  shop = await startTestShop();
  await aProduct(shop, { id: PRODUCT, countInStock: 1_000_000 });
  callers = [asVisitor(shop), await asCustomer(shop), await asAdmin(shop)];
});
// signing out everywhere ends the callers' sessions
afterEach(() => shop.sql("update users set session_epoch = 0"));
afterAll(() => shop.stop());

const properValues: Record<string, unknown[]> = {
  ID: [PRODUCT, "00000000-0000-4000-8000-000000000000"],
  String: ["Text", "/a.png"],
  Int: [1, 5, 24],
  Float: [1, 2.5, 9.99],
  Boolean: [true, false],
  DateTime: ["2026-11-22T10:00:00.000Z", "0000-01-01T00:00:00Z", "9999-12-31T23:59:59.999Z"],
};

/** Values for an argument or an input field: valid, invalid and missing ones. */
function valuesOf(type: GraphQLInputType): fc.Arbitrary<unknown> {
  const named = getNullableType(type);
  if (isListType(named)) {
    const each = valuesOf(named.ofType);
    return fc.oneof(
      { weight: 8, arbitrary: fc.array(each, { maxLength: 3 }) },
      { weight: 1, arbitrary: each },
    );
  }
  if (isEnumType(named)) return mostly(...named.getValues().map(({ name }) => name));
  if (!isInputObjectType(named)) return mostly(...(properValues[getNamedType(type).name] ?? []));
  const fields = Object.values(named.getFields()).map((field) => [field.name, valuesOf(field.type)] as const);
  const proper = fc.record(Object.fromEntries(fields));
  const surprising = fc.tuple(proper, anything).map(([input, surprise]) => ({ ...input, surprise }));
  return fc.oneof(
    { weight: 8, arbitrary: proper },
    { weight: 1, arbitrary: surprising },
    { weight: 1, arbitrary: anything },
  );
}

/** Valid, manipulated and invalid cursors. */
const cursors = fc.oneof(
  { weight: 6, arbitrary: fc.constant(undefined) },
  anything,
  fc.tuple(anything, fc.uuid()).map((key) => Buffer.from(JSON.stringify(key)).toString("base64url")),
  fc
    .date({ noInvalidDate: true })
    .map((day) => Buffer.from(JSON.stringify([day, PRODUCT])).toString("base64url")),
  anything.map((key) => Buffer.from(JSON.stringify(key)).toString("base64url")),
);

function operationOf(kind: string, { name, args, type }: GraphQLField<unknown, unknown>): string {
  const declared = args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(", ");
  const given = args.map((arg) => `${arg.name}: $${arg.name}`).join(", ");
  const selection = isCompositeType(getNamedType(type)) ? " { __typename }" : "";
  return `${kind}${declared && ` (${declared})`} { ${name}${given && `(${given})`}${selection} }`;
}

const fieldsOf = (kind: "query" | "mutation") => {
  const type = kind === "query" ? schema.getQueryType() : schema.getMutationType();
  return Object.values(type?.getFields() ?? {}).map(
    (field) => [field.name, operationOf(kind, field), field] as const,
  );
};

it.each([...fieldsOf("query"), ...fieldsOf("mutation")])(
  "answers %s in a documented way, whatever is sent, and changes nothing where it refuses",
  async (_name, operation, { args }) => {
    const values = args.map(
      (arg) => [arg.name, /^(after|before)$/.test(arg.name) ? cursors : valuesOf(arg.type)] as const,
    );
    const variables = fc.record(Object.fromEntries(values));
    const property = fc.asyncProperty(fc.constantFrom(0, 1, 1, 2, 2, 2, 2), variables, async (who, sent) => {
      const before = await changesIn(shop);
      const answer = await (callers[who] as Caller).post<{ errors?: { extensions: { code: string } }[] }>(
        "/graphql",
        {
          query: operation,
          variables: sent,
        },
      );
      expect([200, 400]).toContain(answer.status);
      expect(answer.text).not.toMatch(INTERNALS);
      const codes = answer.body.errors?.map(({ extensions }) => extensions.code) ?? [];
      for (const code of codes) expect(CODES).toContain(code);
      if (codes.length > 0) expect(await changesIn(shop)).toBe(before);
    });
    await fc.assert(property, { numRuns: isLongRun ? 200 : 50 });
  },
);

it("answers any body at all with 200 or 400", async () => {
  const bodies = fc.oneof(
    anything.map((value) => JSON.stringify(value)),
    fc.string(),
    fc.constant("{"),
  );
  const queries = fc.record({
    query: anything,
    variables: anything,
    operationName: anything,
    extensions: anything,
  });
  const property = fc.asyncProperty(
    fc.oneof(
      bodies,
      queries.map((value) => JSON.stringify(value)),
    ),
    async (body) => {
      const answer = await asVisitor(shop).post("/graphql", body);
      expect([200, 400]).toContain(answer.status);
      expect(answer.text).not.toMatch(INTERNALS);
    },
  );
  await fc.assert(property, { numRuns: 200 });
});

it("refuses a variable that is null for an argument that may not be, however often it is sent", async () => {
  const query = "query ($sort: ProductSort) { products(sort: $sort) { nodes { id } } }";
  for (let time = 0; time < 5; time++) {
    const { body } = await asVisitor(shop).post<{
      errors?: { message: string; extensions: { code: string } }[];
    }>("/graphql", { query, variables: { sort: null } });
    expect(body.errors?.[0]).toMatchObject({
      message: 'Argument "sort" of non-null type "ProductSort!" must not be null.',
      extensions: { code: "BAD_USER_INPUT" },
    });
  }
});
