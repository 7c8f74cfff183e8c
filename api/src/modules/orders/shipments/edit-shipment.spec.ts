import { randomUUID } from "node:crypto";
import { anOrder, aProduct, asAdmin, asCustomer, type Person } from "../../../../test/support/builders";
import { runJobs } from "../../../../test/support/jobs";
import { historyOf } from "../../../../test/support/payments";
import { startTestShop, type TestShop } from "../../../../test/support/shop";

const SHIP = `mutation ($ids: [ID!]!, $carrier: String, $trackingNumber: String) {
  shipOrders(ids: $ids, carrier: $carrier, trackingNumber: $trackingNumber) { id } }`;

let shop: TestShop;
let admin: Person;
let customer: Person;
beforeAll(async () => {
  shop = await startTestShop();
  admin = await asAdmin(shop);
});
beforeEach(async () => (customer = await asCustomer(shop)));
afterAll(() => shop.stop());

const EDIT = `mutation ($id: ID!, $carrier: String, $trackingNumber: String, $trackingUrl: String) {
  editShipment(id: $id, carrier: $carrier, trackingNumber: $trackingNumber, trackingUrl: $trackingUrl) {
    carrier trackingNumber trackingUrl } }`;
const edit = async (id: string, parcel: Record<string, unknown>) =>
  (await admin.ask<{ editShipment: object }>(EDIT, { id, ...parcel })).editShipment;
const aParcel = async (parcel = {}) => {
  const id = await anOrder(shop, customer, await aProduct(shop), { paidAt: new Date() });
  const { shipOrders } = await admin.ask<{ shipOrders: { id: string } }>(SHIP, { ids: [id], ...parcel });
  return { id, parcel: shipOrders.id };
};
const mailsToCustomer = async () => (await runJobs(shop)).filter(({ to }) => to.includes(customer.email));

it("mails the customer the new number, and records the change in history and audit", async () => {
  const { id, parcel } = await aParcel({ carrier: "DHL", trackingNumber: "0034" });
  await mailsToCustomer();
  expect(await edit(parcel, { carrier: "ups", trackingNumber: " 1Z " })).toEqual({
    ...{ carrier: "ups", trackingNumber: "1Z", trackingUrl: "https://www.ups.com/track?tracknum=1Z" },
  });
  const [mail, ...others] = await mailsToCustomer();
  expect(others).toEqual([]);
  expect(mail?.subject).toMatch(/^New tracking number for your order \d+-\d+$/);
  expect(mail?.text).toContain("https://www.ups.com/track?tracknum=1Z");
  expect(await historyOf(customer, id)).toMatchObject({
    steps: ["PLACED", "SHIPPED", "SHIPPED"],
    notes: ["DHL", "The tracking is now: ups 1Z."],
  });
  const recorded =
    "select detail from audit_entries where target_id = $1 and action = 'EDIT_SHIPMENT' and actor_id = $2";
  expect(await shop.sql(recorded, [id, admin.id])).toEqual([
    {
      detail: expect.stringMatching(
        /^carrier DHL → ups, number 0034 → 1Z, link https:\/\/www\.dhl\.com\S+ → https:\/\/www\.ups\.com\S+$/,
      ) as string,
    },
  ]);
});

it("sends no mail for another carrier or link, or for a number that is taken away, and changes nothing twice", async () => {
  const { id, parcel } = await aParcel({ carrier: "DHL", trackingNumber: "0034" });
  await mailsToCustomer();
  await edit(parcel, { carrier: "GLS", trackingNumber: "0034" });
  await edit(parcel, { carrier: "GLS", trackingNumber: "0034" });
  await edit(parcel, { trackingUrl: "https://parcels.example.com/1" });
  expect(await mailsToCustomer()).toEqual([]);
  expect((await historyOf(customer, id)).notes).toEqual([
    "DHL",
    "The tracking is now: GLS 0034.",
    "The tracking is now: https://parcels.example.com/1.",
  ]);
});

it("refuses one that came, one that doesn't exist, a link that runs a script, and customers", async () => {
  const { id, parcel } = await aParcel();
  const refusalOf = async (person: Person, variables: Record<string, unknown>) =>
    (await person.graphql(EDIT, variables)).errors[0]?.extensions.code;
  expect(await refusalOf(customer, { id: parcel, trackingNumber: "1" })).toBe("FORBIDDEN");
  expect(await refusalOf(admin, { id: parcel, trackingUrl: "javascript:alert(1)" })).toBe("BAD_USER_INPUT");
  expect(await refusalOf(admin, { id: parcel, carrier: "x".repeat(10_000) })).toBe("BAD_USER_INPUT");
  for (const unknown of [randomUUID(), "1 or 1=1"])
    expect(await refusalOf(admin, { id: unknown, trackingNumber: "1" })).toBe("NOT_FOUND");
  await admin.delete(`/delevered/${id}`);
  expect(await refusalOf(admin, { id: parcel, trackingNumber: "1" })).toBe("CONFLICT");
});
