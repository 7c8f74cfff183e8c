import type { AddressEntry, CheckoutNeeds } from "../../features/addresses/address-entry";
import { addressOf } from "./use-checkout";

const needs: CheckoutNeeds = {
  country: "US",
  asksForDestination: true,
  dependsOnCountry: false,
  taxRegions: [],
  acceptsCodes: false,
  acceptsGiftCards: false,
};
const texts = { name: "Ada Byron", address: "1 Harbour Street", phone: "555 0100" };
const entry: AddressEntry = { ...texts, city: "", region: "", postalCode: "", country: "US" };

it("sends the three texts where the shop asks for no more, whatever a saved address would add", () => {
  expect(addressOf({ ...entry, city: "Arlington" }, { ...needs, asksForDestination: false })).toEqual(texts);
});

it("sends a street without a country where nothing more is filled in and nothing depends on it", () => {
  expect(addressOf(entry, needs)).toEqual({
    shippingAddress: {
      ...{ name: "Ada Byron", line1: "1 Harbour Street", line2: null, phone: "555 0100" },
      ...{ city: null, region: null, postalCode: null },
    },
  });
});

it.each([
  ["a city", { city: "Arlington" }],
  ["a region", { region: "VA" }],
  ["a postcode", { postalCode: "22201" }],
  ["another country", { country: "DE" }],
])("sends a structured address once it has %s", (_, filled) => {
  expect(addressOf({ ...entry, ...filled }, needs)).toEqual({
    shippingAddress: expect.objectContaining({ line1: "1 Harbour Street", ...filled }) as object,
  });
});

it("sends a structured address where the price depends on the country", () => {
  expect(addressOf(entry, { ...needs, dependsOnCountry: true })).toEqual({
    shippingAddress: expect.objectContaining({ line1: "1 Harbour Street", country: "US" }) as object,
  });
});
