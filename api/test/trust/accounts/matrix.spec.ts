import { routes } from "../../../src/rest/routes";
import { createSchema } from "../../../src/boot/create-schema";
import type { ErrorCode } from "../../../src/errors";
import { accessTo } from "../../support/access";
import { changesIn } from "../../support/arbitrary";
import { pathsOf, selectTogether } from "../../support/field-paths";
import { startTestShop, type TestShop } from "../../support/shop";
import { askField, callRoute, type Cell } from "./matrix/ask";
import { expectedOf, expectedOfPath, refusedPart } from "./matrix/expected";
import { exceptions, rowOf, type FieldRow } from "./matrix/fields";
import { routeRows, type RouteRow } from "./matrix/routes";
import { callerNames, openWorld, restoreSessions, type World } from "./matrix/world";

const schema = createSchema();
let shop: TestShop;
let world: World;
beforeAll(async () => {
  shop = await startTestShop({ policy: { maxUnpaidUnits: 1_000_000 } });
  world = await openWorld(shop);
});
afterEach(() => restoreSessions(world));
afterAll(() => shop.stop());

const rootFields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
  Object.keys(type?.getFields() ?? {}).map((name) => `${type?.name}.${name}`),
);
const fieldRows = rootFields.map((root) => [root, rowOf(schema, root)] as const);
const routeNames = routes.map(({ method, path }) => `${method} ${path}`);

/** Every combination of callers with the targets of a row. */
const cellsOf = ({ targets = ["the shop"] }: Pick<FieldRow, "targets">): Cell[] =>
  targets.flatMap((target) => callerNames.map((caller) => ({ caller, target })));

const nameOf = ({ caller, target }: Cell, what: string) => `${caller} asks for ${target}'s ${what}`;

it("has a row for each route, and exceptions only for existing fields", () => {
  expect(rootFields).toEqual(expect.arrayContaining(Object.keys(exceptions)));
  expect(Object.keys(routeRows).sort()).toEqual(routeNames.sort());
});

/** A path of a root field, with its expected result for a caller. */
interface PathCell {
  selection: string;
  expected: ErrorCode | undefined;
  /** The path up to the first field that refuses the caller; empty if the caller may read all fields. */
  refusedAt: string;
}

/** The maximum number of paths per operation: more would mostly exceed the maximum cost of an operation. */
const TOGETHER = 60;

/** Groups paths that one operation can request: paths with one expected result and one refusing field. */
function inGroups(paths: readonly PathCell[]): PathCell[][] {
  const groups: PathCell[][] = [];
  for (const path of paths) {
    const alike = groups.find(
      ([first, ...others]) =>
        first?.refusedAt === path.refusedAt &&
        first.expected === path.expected &&
        others.length + 1 < TOGETHER,
    );
    if (alike) alike.push(path);
    else groups.push([path]);
  }
  return groups;
}

/** Whether a path can't be reached: a customer's own review is of the shop, and has no product. */
const isOfNoProduct = (fields: readonly string[]): boolean =>
  fields.some(
    (field, at) => field === "User.review" && /^Review\.(product|variant)$/.test(fields[at + 1] ?? ""),
  );

/** Requests the paths with an expected refusal, then the others; returns each cell with an unexpected result. */
async function wrongCells(cell: Cell, root: string, row: FieldRow): Promise<string[]> {
  const wrong: string[] = [];
  let variables = await row.variables(world, cell.target, cell.caller);
  const ofFound = pathsOf(schema, root).filter(
    ({ fields }) => !isOfNoProduct(fields) && (!row.found || fields[1]?.startsWith(`${row.found}.`)),
  );
  const paths = ofFound.map(({ fields, selection }) => ({
    selection,
    expected: expectedOfPath(row, fields, cell.caller, cell.target),
    refusedAt: refusedPart(fields, cell.caller).join(" "),
  }));
  /** Requests paths together. After an unexpected result, requests each half, down to single paths. */
  const ask = async (group: readonly PathCell[]): Promise<void> => {
    const selection = selectTogether(group.map((path) => path.selection));
    const code = await askField(schema, world, root, selection, cell, variables);
    const expected = group[0]?.expected;
    if (!code && root.startsWith("Mutation"))
      variables = await row.variables(world, cell.target, cell.caller);
    if (code === expected) return;
    if (group.length === 1)
      return void wrong.push(`${nameOf(cell, root + selection)}: ${code}, not ${expected}`);
    const half = Math.ceil(group.length / 2);
    await ask(group.slice(0, half));
    await ask(group.slice(half));
  };
  const before = await changesIn(shop);
  for (const refused of inGroups(paths.filter(({ expected }) => expected))) await ask(refused);
  if ((await changesIn(shop)) !== before)
    wrong.push(`${nameOf(cell, root)}: refused, and yet changed something`);
  for (const allowed of inGroups(paths.filter(({ expected }) => !expected))) await ask(allowed);
  return wrong;
}

it.each(fieldRows)(
  "lets each caller read of %s what is theirs, and no more",
  async (root, row) => {
    for (const cell of cellsOf(row)) expect(await wrongCells(cell, root, row)).toEqual([]);
  },
  120_000, // an order has many fields
);

it.each(Object.entries(routeRows))(
  "lets each caller call %s for what is theirs, and no more",
  async (route, row) => {
    for (const cell of cellsOf(row)) {
      const request = await row.request(world, cell.target, cell.caller);
      const before = await changesIn(shop);
      const code = await callRoute(world, route, cell, request);
      const expected = expectedOf(row, accessTo(route), cell.caller, cell.target);
      expect([nameOf(cell, route), code]).toEqual([nameOf(cell, route), expected]);
      if (expected) expect(await changesIn(shop)).toBe(before);
    }
  },
);

const anySelection = (field: string) => (pathsOf(schema, field)[0]?.selection === "" ? "" : "{ __typename }");

const doubles = Object.entries(routeRows).flatMap(([route, row]) =>
  row.field === null ? [] : [[route, row.field, row] as const],
);

it.each(doubles)("answers %s as it does %s for every viewer", async (route, field, row: RouteRow) => {
  for (const cell of cellsOf(row).filter(({ target }) => !row.unlike?.includes(target))) {
    const variables = await rowOf(schema, field).variables(world, cell.target, cell.caller);
    const overGraphQL = await askField(schema, world, field, anySelection(field), cell, variables);
    const overRest = await callRoute(world, route, cell, await row.request(world, cell.target, cell.caller));
    expect([nameOf(cell, route), overRest]).toEqual([nameOf(cell, route), overGraphQL]);
  }
});

const OWN = `{
  me { email role }
  myOrders(first: 100) { nodes { id email } }
}`;

interface Own {
  me: { email: string; role: string };
  myOrders: { nodes: { id: string; email: string }[] };
}

it.each(["A", "B", "demoted", "admin"] as const)(
  "shows %s their own record and orders, over GraphQL and REST",
  async (name) => {
    const { caller, email } = world.members[name];
    const { me, myOrders } = await caller.ask<Own>(OWN);
    expect(me.email).toBe(email);
    expect(new Set(myOrders.nodes.map((order) => order.email))).toEqual(new Set([email]));
    const overRest = await caller.get<{ _id: string }[]>(`/orders/${email}`);
    // the newest hundred orders: the calls above have placed more
    expect(overRest.body.slice(0, 100).map(({ _id }) => _id)).toEqual(myOrders.nodes.map(({ id }) => id));
    expect((await caller.get(`/admin/${email}`)).body).toEqual({ admin: me.role === "ADMIN" });
  },
);
