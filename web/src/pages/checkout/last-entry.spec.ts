import { lastEntryOf } from "./last-entry";

const oneText = { id: "1", address: "3 Quay Road\nArlington", phone: "555 0123", shippingAddress: null };
const town = { city: "Arlington", region: "VA", postalCode: "22202", country: "US" };
const inFields = { ...oneText, shippingAddress: { line1: "3 Quay Road", line2: "Floor 2", ...town } };

it("fills each field of a form that asks for a town from the last order", () => {
  expect(lastEntryOf(inFields, true)).toEqual({
    ...town,
    address: "3 Quay Road\nFloor 2",
    phone: "555 0123",
  });
});

it("empties the fields that the last order's address lacks", () => {
  const partial = { ...inFields.shippingAddress, line2: null, region: null, postalCode: null };
  expect(lastEntryOf({ ...inFields, shippingAddress: partial }, true)).toMatchObject({
    ...{ address: "3 Quay Road", city: "Arlington", region: "", postalCode: "" },
  });
});

it("doesn't offer an address that is one text to a form that asks for a town", () => {
  expect(lastEntryOf(oneText, true)).toBeNull();
});

it("fills a form with one field for the address with the last order's text", () => {
  for (const order of [oneText, inFields])
    expect(lastEntryOf(order, false)).toEqual({ address: oneText.address, phone: oneText.phone });
});
