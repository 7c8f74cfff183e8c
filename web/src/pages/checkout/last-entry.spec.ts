import { lastEntryOf } from "./last-entry";

const form = { asksForDestination: true, country: "US" };
const oneField = { ...form, asksForDestination: false };
const recipient = { name: "Ada King", phone: "555 0123" };
const oneText = { ...recipient, address: "3 Quay Road\nArlington", shippingAddress: null };
const town = { city: "Arlington", region: "VA", postalCode: "22202", country: "US" };
const inFields = {
  ...{ ...oneText, address: "3 Quay Road, Floor 2, Arlington, VA 22202, United States" },
  shippingAddress: { line1: "3 Quay Road", line2: "Floor 2", ...town },
};

it("fills each field of a form that asks for a town from the last order", () => {
  expect(lastEntryOf(inFields, form)).toEqual({
    ...{ ...recipient, ...town },
    address: "3 Quay Road\nFloor 2",
  });
});

it("empties the fields that the last order's address lacks", () => {
  const partial = { ...inFields.shippingAddress, line2: null, region: null, postalCode: null };
  expect(lastEntryOf({ ...inFields, shippingAddress: partial }, form)).toMatchObject({
    ...{ address: "3 Quay Road", city: "Arlington", region: "", postalCode: "" },
  });
});

it("fills only the phone number of a form that asks for a town if the last address is one text", () => {
  expect(lastEntryOf(oneText, form)).toEqual({ phone: "555 0123" });
});

it("fills a form with one field for the address with the lines of the last order's address", () => {
  expect(lastEntryOf(oneText, oneField)).toEqual({ ...recipient, address: oneText.address });
  expect(lastEntryOf(inFields, oneField)).toEqual({
    ...{ ...recipient, address: "3 Quay Road\nFloor 2\nArlington, VA 22202" },
  });
});
