import {
  townFieldsOf,
  explainStreet,
  isSaved,
  toAddressInput,
  toEntry,
  toOneText,
  type AddressEntry,
  type CheckoutNeeds,
} from "./address-entry";
import { destinationLabels } from "./destination-labels";

const needs: CheckoutNeeds = {
  country: "US",
  asksForDestination: true,
  dependsOnCountry: true,
  taxRegions: [{ country: "DE", region: "Helgoland" }],
  acceptsCodes: false,
  acceptsGiftCards: false,
};
const entry: AddressEntry = {
  name: "Ada Byron",
  address: "1 Harbour Street\n Floor 2 \n\nDoor B",
  phone: "555 0100",
  city: " Arlington ",
  region: "VA",
  postalCode: "22201",
  country: "US",
};
const saved = {
  id: "a",
  name: "Ada Byron",
  line1: "1 Harbour Street",
  line2: "Floor 2, Door B",
  city: "Arlington",
  region: "VA",
  postalCode: "22201",
  country: "US",
  phone: "555 0100",
  isDefault: true,
};

it.each([
  ["US", ["city", "region", "postalCode"]],
  ["GB", ["city", "region", "postalCode"]],
  ["FR", ["postalCode", "city"]],
  ["IT", ["postalCode", "city", "region"]],
  ["NZ", ["city", "postalCode"]],
])("asks for what an address in %s has, in its order", (country, parts) => {
  expect(townFieldsOf(needs, country)).toEqual(parts);
});

it("asks for a region that has a tax of its own, wherever it is", () => {
  expect(townFieldsOf(needs, "DE")).toEqual(["postalCode", "city", "region"]);
});

it.each([
  ["US", "State", "ZIP code"],
  ["GB", "County", "Postcode"],
  ["CA", "Province", "Postal code"],
  ["FR", "Region", "Postcode"],
])("calls the parts as people in %s do", (country, region, postalCode) => {
  expect(destinationLabels(country)).toMatchObject({ city: "City", region, postalCode });
});

it("sends the first typed line, and the others as a second line", () => {
  const { name, phone } = entry;
  expect(toAddressInput(entry, needs)).toEqual({
    ...{ name, phone, country: "US", line1: "1 Harbour Street", line2: "Floor 2, Door B" },
    ...{ city: "Arlington", region: "VA", postalCode: "22201" },
  });
});

it("sends nothing that the chosen country doesn't ask for, though it was typed before", () => {
  expect(toAddressInput({ ...entry, country: "FR" }, needs)).toMatchObject({
    region: null,
    city: "Arlington",
  });
});

it("knows a saved address again in the form, and another one not", () => {
  expect(isSaved({ ...toEntry(saved), address: entry.address }, needs, [saved])).toBe(true);
  expect(isSaved({ ...toEntry(saved), phone: "555 0101" }, needs, [saved])).toBe(false);
});

it("writes a saved address into one field, with the country only if it is abroad", () => {
  const lines = "1 Harbour Street\nFloor 2, Door B\nArlington, VA 22201";
  expect(toOneText(saved, "US")).toBe(lines);
  expect(toOneText(saved, "DE")).toBe(`${lines}\nUnited States`);
});

it("says when street and number are too long for two lines", () => {
  expect(explainStreet("x".repeat(500))).toBeUndefined();
  expect(explainStreet("x".repeat(501))).toBe("can have at most 500 characters");
  expect(explainStreet(`x\n${"y".repeat(201)}`)).toBe("can have at most 200 characters");
});
