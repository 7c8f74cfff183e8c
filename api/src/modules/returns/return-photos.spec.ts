import { asAdmin, asCustomer, type Person } from "../../../test/support/builders";
import { anImage, uploadReturnPhoto } from "../../../test/support/images";
import { aJobContext, runEachMinute } from "../../../test/support/jobs";
import { aDeliveredOrder } from "../../../test/support/returns";
import { startTestShop, type TestShop } from "../../../test/support/shop";
import { inTransaction } from "../../context/context";
import { erasePerson } from "../accounts/delete-account";

let shop: TestShop;
let admin: Person;
let carl: Person;
beforeAll(async () => (shop = await startTestShop()));
beforeEach(async () => {
  await shop.sql("update shop_settings set return_days = 30");
  admin = await asAdmin(shop);
  carl = await asCustomer(shop);
});
afterAll(() => shop.stop());

describe("the photos of a return", () => {
  let image: Buffer;
  beforeAll(async () => (image = await anImage({ width: 90, height: 60 })));

  const photoOf = async (orderId: string) => (await uploadReturnPhoto(carl, orderId, image)).body.image;
  const WITH_PHOTOS = `mutation ($lines: [ReturnLineInput!]!, $photos: [String!]) {
    requestReturn(lines: $lines, reason: "Broken.", photos: $photos) { id photos }
  }`;
  const send = (orderId: string, photos: string[]) =>
    carl.graphql<{ requestReturn: { id: string; photos: string[] } }>(WITH_PHOTOS, {
      lines: [{ orderId, qty: 1 }],
      photos,
    });
  const isStored = async (url: string) => (await shop.app.inject({ url })).statusCode === 200;

  it("are shown to the customer and the shop in their order, and deleted with the account", async () => {
    const orderId = await aDeliveredOrder(shop, carl);
    const photos = [await photoOf(orderId), await photoOf(orderId)].reverse();
    const id = (await send(orderId, photos)).data?.requestReturn.id as string;
    const read = "query ($id: ID!) { order(id: $id) { returns { id photos } } }";
    for (const person of [carl, admin])
      expect(await person.ask(read, { id: orderId })).toEqual({ order: { returns: [{ id, photos }] } });
    await inTransaction(aJobContext(shop), (tx) =>
      erasePerson(tx, { id: carl.id, email: carl.email, emailVerified: true }),
    );
    await runEachMinute(shop);
    expect(await isStored(photos[0] as string)).toBe(false);
    expect(await shop.sql("select from return_photos where image_url = any($1)", [photos])).toEqual([]);
  });

  it("are the customer's own, sent once, and at most three", async () => {
    const orderId = await aDeliveredOrder(shop, carl);
    const photo = await photoOf(orderId);
    const other = await asCustomer(shop);
    const theirs = await uploadReturnPhoto(other, await aDeliveredOrder(shop, other), image);
    expect(theirs.status).toBe(200);
    for (const photos of [
      [theirs.body.image],
      [photo, photo],
      ["https://elsewhere.example/a.jpg"],
      Array<string>(4).fill(photo),
    ])
      expect((await send(orderId, photos)).errors[0]?.message).toMatch(/^photos/);
    expect((await send(orderId, [photo])).errors).toEqual([]);
    expect((await send(orderId, [photo])).errors[0]?.message).toMatch(/^photos/);
  });

  it("are taken only from the customer of an order that can be sent back", async () => {
    const orderId = await aDeliveredOrder(shop, carl);
    for (const person of [admin, await asCustomer(shop)])
      expect((await uploadReturnPhoto(person, orderId, image)).status).toBe(404);
    expect((await uploadReturnPhoto(carl, "nothing", image)).status).toBe(404);
    expect((await uploadReturnPhoto(carl, await aDeliveredOrder(shop, carl, 31), image)).status).toBe(409);
    expect((await uploadReturnPhoto(carl, orderId, "I am no picture.")).status).toBe(415);
  });
});
