import { MAX_ADDRESSES } from "@shop/shared/address";
import { asCustomer, asVisitor, type Person } from "../../../test/support/builders";
import { aTaxRate, clearSettings } from "../../../test/support/pricing";
import { startTestShop, type TestShop } from "../../../test/support/shop";
import type { Address } from "./address.entity";

const SAVE = `mutation ($id: ID, $input: AddressInput!, $isDefault: Boolean) {
  saveAddress(id: $id, input: $input, isDefault: $isDefault) { id name line1 line2 city region postalCode country phone isDefault }
}`;
const REMOVE = "mutation ($id: ID!) { removeAddress(id: $id) }";

const home = { name: "Carla Shopper", line1: "1 Harbour Street", phone: "555 0100" };

let shop: TestShop;
let customer: Person;
beforeAll(async () => (shop = await startTestShop()));
beforeEach(async () => (customer = await asCustomer(shop)));
afterAll(() => shop.stop());

async function save(input: object = home, more: { id?: string; isDefault?: boolean } = {}): Promise<Address> {
  return (await customer.ask<{ saveAddress: Address }>(SAVE, { input, ...more })).saveAddress;
}
async function listed(): Promise<Address[]> {
  return (await customer.ask<{ myAddresses: Address[] }>("{ myAddresses { id line1 isDefault } }"))
    .myAddresses;
}
const streetsOf = (addresses: Address[]) =>
  addresses.map(({ line1, isDefault }) => (isDefault ? `${line1} (default)` : line1));

it("saves an address without surrounding spaces, in the shop's own country if it names none", async () => {
  const written = {
    ...home,
    line1: " 1 Harbour Street ",
    line2: "  ",
    city: "Arlington ",
    postalCode: "22201",
  };
  expect(await save(written)).toMatchObject({
    ...home,
    ...{ line2: null, city: "Arlington", region: null, postalCode: "22201", country: "US" },
  });
  expect(await save({ ...home, country: "DE" })).toMatchObject({ country: "DE" });
});

it("writes a postcode as its country does, and leaves those of other countries as typed", async () => {
  const town = { ...home, city: "London", country: "GB" };
  expect(await save({ ...town, postalCode: "sw1a1aa" })).toMatchObject({ postalCode: "SW1A 1AA" });
  expect(await save({ ...town, country: "HK", postalCode: "999 077" })).toMatchObject({
    postalCode: "999 077",
  });
  expect(await save({ ...town, country: undefined, postalCode: "222011234" })).toMatchObject({
    postalCode: "22201-1234",
  });
});

it("lists the default one first, then the newest", async () => {
  for (const line1 of ["First Street", "Second Street", "Third Street"]) await save({ ...home, line1 });
  expect(streetsOf(await listed())).toEqual(["First Street (default)", "Third Street", "Second Street"]);
});

it("has one default from the first address on, until another takes its place", async () => {
  const first = await save({ ...home, line1: "First Street" });
  const second = await save({ ...home, line1: "Second Street" });
  await save({ ...home, line1: "First Lane" }, { id: first.id, isDefault: false });
  expect(streetsOf(await listed())).toEqual(["First Lane (default)", "Second Street"]);
  expect(await save({ ...home, line1: "Second Street" }, { id: second.id, isDefault: true })).toMatchObject({
    isDefault: true,
  });
  expect(streetsOf(await listed())).toEqual(["Second Street (default)", "First Lane"]);
});

it("makes the newest the default after the default one is removed", async () => {
  const first = await save({ ...home, line1: "First Street" });
  await save({ ...home, line1: "Second Street" });
  await save({ ...home, line1: "Third Street" });
  expect(await customer.ask(REMOVE, { id: first.id })).toEqual({ removeAddress: 1 });
  expect(streetsOf(await listed())).toEqual(["Third Street (default)", "Second Street"]);
});

it("leaves one default where two tabs each save their own at once", async () => {
  const tabs = Array.from({ length: 8 }, (_, at) =>
    save({ ...home, line1: `Street ${at}` }, { isDefault: true }),
  );
  await Promise.all(tabs);
  expect((await listed()).filter(({ isDefault }) => isDefault)).toHaveLength(1);
});

it("takes no more than fit into an address book, also from two tabs at once", async () => {
  for (let made = 1; made < MAX_ADDRESSES; made += 1) await save();
  const last = await Promise.all([1, 2, 3].map(() => customer.refusal(SAVE, { input: home })));
  expect(last.filter(Boolean)).toEqual(["CONFLICT", "CONFLICT"]);
  expect(await listed()).toHaveLength(MAX_ADDRESSES);
});

it("neither shows nor changes another user's addresses", async () => {
  const { id } = await save();
  const other = await asCustomer(shop);
  expect(await other.ask("{ myAddresses { id } }")).toEqual({ myAddresses: [] });
  expect(await other.refusal(SAVE, { id, input: home })).toBe("NOT_FOUND");
  expect(await other.refusal(REMOVE, { id })).toBe("NOT_FOUND");
  expect(await other.refusal(REMOVE, { id: "1; drop table addresses" })).toBe("NOT_FOUND");
  expect(await asVisitor(shop).refusal("{ myAddresses { id } }")).toBe("UNAUTHENTICATED");
  expect(await listed()).toHaveLength(1);
});

it.each([
  ["no name", { name: " " }, "name"],
  ["10,000 characters", { line1: "x".repeat(10_000) }, "line1"],
  ["a country that doesn't exist", { country: "XX" }, "country"],
  ["a country's name", { country: "Germany" }, "country"],
  ["a phone number of one digit", { phone: "5" }, "phone"],
  ["a postcode of another country", { postalCode: "SW1A 1AA", country: "DE" }, "postalCode"],
])("refuses %s at its field", async (_, wrong, field) => {
  const { errors } = await customer.graphql(SAVE, { input: { ...home, ...wrong } });
  expect(errors[0]?.extensions).toMatchObject({
    code: "BAD_USER_INPUT",
    errors: [expect.objectContaining({ field: expect.stringContaining(field) as string })],
  });
  expect(await listed()).toEqual([]);
});

it("adds nothing to an account that was closed in the meantime", async () => {
  const [{ saveAddress: saved }] = [await customer.ask<{ saveAddress: Address }>(SAVE, { input: home })];
  await shop.sql("update users set archived_at = now() where id = $1", [customer.id]);
  expect(await customer.refusal(SAVE, { id: saved.id, input: home })).toBe("UNAUTHENTICATED");
});

describe("a region", () => {
  const REGION = "mutation ($input: AddressInput!) { saveAddress(input: $input) { region regionName } }";
  const saveRegion = (country: string, region: string | null) =>
    customer.graphql<{ saveAddress: object }>(REGION, { input: { ...home, country, region } });
  afterEach(() => clearSettings(shop));

  it.each(["Qu\u00e9bec", "qu\u00e9bec", "Que\u0301bec", "QC", "ca-qc", " Quebec "])(
    "is saved as its code and read by its name: %j",
    async (region) => {
      await aTaxRate(shop, { country: "CA", region: "QC" });
      const { data } = await saveRegion("CA", region);
      expect(data?.saveAddress).toEqual({ region: "QC", regionName: "Quebec" });
    },
  );

  it("that isn't known is refused at its field where taxes depend on it, and otherwise saved as it is typed", async () => {
    const saved = { region: "Bay Area", regionName: "Bay Area" };
    expect((await saveRegion("US", " Bay Area ")).data?.saveAddress).toEqual(saved);
    await aTaxRate(shop, { region: "CA" });
    const { errors } = await saveRegion("US", "Bay Area");
    expect(errors[0]?.extensions).toMatchObject({
      code: "BAD_USER_INPUT",
      errors: [
        { field: "region", message: "must be a region of United States, by its name or ISO 3166-2 code" },
      ],
    });
    for (const none of [null, " "])
      expect((await saveRegion("US", none)).data?.saveAddress).toEqual({ region: null, regionName: null });
    const { errors: lineErrors } = await customer.graphql(SAVE, { input: { ...home, line1: " " } });
    expect(lineErrors[0]?.extensions).toMatchObject({ errors: [{ field: "line1" }] });
  });

  it("is offered by country, by its name", async () => {
    const REGIONS = "query ($country: String!) { regions(country: $country) { code name } }";
    const regionsOf = async (country: string) =>
      (await asVisitor(shop).ask<{ regions: object[] }>(REGIONS, { country })).regions;
    expect((await regionsOf("CA")).slice(0, 2)).toEqual([
      { code: "AB", name: "Alberta" },
      { code: "BC", name: "British Columbia" },
    ]);
    for (const without of ["VA", "XX", "", "x".repeat(1_000)]) expect(await regionsOf(without)).toEqual([]);
  });
});
