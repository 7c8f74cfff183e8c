import { randomUUID } from "node:crypto";
import { MAX_IMAGE_BYTES } from "@shop/shared/images";
import { MAX_REVIEW_PHOTOS, MAX_UNUSED_PHOTOS } from "@shop/shared/review";
import sharp from "sharp";
import {
  anOrder,
  aProduct,
  asAdmin,
  asCustomer,
  asVisitor,
  type Person,
} from "../../../test/support/builders";
import { anImage, decompressionBomb, upload, uploadPhoto } from "../../../test/support/images";
import { runEachMinute } from "../../../test/support/jobs";
import { startTestShop, type TestShop } from "../../../test/support/shop";
import { RateLimits } from "../../limits/rate-limits";
import { erasePerson } from "../accounts/delete-account";
import { inTransaction } from "../../context/context";
import { aJobContext } from "../../../test/support/jobs";
import type { Product } from "../catalogue/product.entity";

const ADD = `mutation ($input: AddProductReviewInput!) {
  addProductReview(input: $input) { __typename ... on Review { id photos pending } }
}`;
const REVIEWS = "query ($id: ID!) { reviews(productId: $id) { nodes { comment photos } } }";
const SHOW = "mutation ($id: ID!) { showReview(id: $id) { hidden pending photos } }";

let shop: TestShop;
let product: Product;
let buyer: Person;
let image: Buffer;
beforeAll(async () => {
  shop = await startTestShop({ policy: { moderatedReviews: true } });
  image = await anImage({ width: 90, height: 60 });
});
beforeEach(async () => {
  [product, buyer] = [await aProduct(shop), await asCustomer(shop)];
  await anOrder(shop, buyer, product, { deliveredAt: new Date() });
});
afterAll(() => shop.stop());

const photoOf = async (person = buyer) => (await uploadPhoto(person, product.id, image)).body.image;
const isStored = async (url: string) => (await shop.app.inject({ url })).statusCode === 200;
const inputWith = (photos: unknown) => ({ productId: product.id, rating: 5, comment: "Good.", photos });
const add = async (photos: string[], person = buyer) =>
  (
    await person.ask<{ addProductReview: { __typename: string; id: string } }>(ADD, {
      input: inputWith(photos),
    })
  ).addProductReview;
const shown = async () =>
  (await asVisitor(shop).ask<{ reviews: { nodes: { photos: string[] }[] } }>(REVIEWS, { id: product.id }))
    .reviews.nodes;
const refusedFields = async (photos: unknown, person = buyer) => {
  const { errors } = await person.graphql(ADD, { input: inputWith(photos) });
  return errors.flatMap(({ extensions }) =>
    ((extensions as { errors?: { field: string }[] }).errors ?? []).map(({ field }) => field),
  );
};

it("shows photos with the review once an admin has approved it, in their order", async () => {
  const photos = [await photoOf(), await photoOf()].reverse();
  const review = await add(photos);
  expect(review).toMatchObject({ __typename: "Review", photos, pending: true });
  expect(await shown()).toEqual([]);
  expect(await (await asAdmin(shop)).ask(SHOW, { id: review.id })).toEqual({
    showReview: { hidden: false, pending: false, photos },
  });
  expect(await shown()).toEqual([{ comment: "Good.", photos }]);
  expect(await add(photos)).toMatchObject({ id: review.id });
  expect(await add([])).toMatchObject({ __typename: "AlreadyReviewed" });
});

it("publishes a review without photos at once, by the rule of the shop's reviews", async () => {
  expect(await add([])).toMatchObject({ __typename: "Review", photos: [], pending: false });
});

it("stores a photo like an admin's image: re-encoded, upright, without what the camera wrote into it", async () => {
  const taken = await sharp(image)
    .withExif({ IFD0: { Copyright: "Carl" }, IFD3: { GPSLatitude: "51/1 30/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const { status, body } = await uploadPhoto(buyer, product.id, taken);
  expect(status).toBe(200);
  expect(body).toMatchObject({ width: 60, height: 90 });
  const { rawPayload } = await shop.app.inject({ url: body.image });
  const { exif, orientation, width } = await sharp(rawPayload).metadata();
  expect([exif, orientation, width]).toEqual([undefined, undefined, 60]);
});

it("gives each upload a name of its own, so that deleting one deletes no other", async () => {
  const admin = await upload(await asAdmin(shop), image);
  const names = [admin.body.image, await photoOf(), await photoOf()];
  expect(new Set(names).size).toBe(3);
});

it.each<[string, number, Buffer | string]>([
  ["a text", 415, "I am no picture."],
  ["an SVG", 415, '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ["a decompression bomb", 400, decompressionBomb(32_000)],
  ["more than 10 MB", 413, Buffer.alloc(MAX_IMAGE_BYTES + 1)],
])("refuses %s with %i, and keeps nothing of it", async (_what, status, body) => {
  expect((await uploadPhoto(buyer, product.id, body)).status).toBe(status);
  await runEachMinute(shop);
  expect(
    await shop.sql("select from review_photos where user_id = $1 or image_url is null", [buyer.id]),
  ).toEqual([]);
});

it("takes no photo from visitors, from customers without the product, and from its reviewers", async () => {
  expect((await uploadPhoto(asVisitor(shop), product.id, image)).status).toBe(401);
  expect((await uploadPhoto(await asCustomer(shop), product.id, image)).status).toBe(409);
  for (const id of [randomUUID(), "nothing", "%00", "x".repeat(1_000)])
    expect((await uploadPhoto(buyer, id, image)).status).toBe(404);
  await add([]);
  expect((await uploadPhoto(buyer, product.id, image)).status).toBe(409);
});

it("refuses a photo that isn't the customer's own or doesn't wait for a review", async () => {
  const other = await asCustomer(shop);
  await anOrder(shop, other, product, { deliveredAt: new Date() });
  const theirs = await photoOf(other);
  const used = await photoOf(other);
  await add([used], other);
  const mine = await photoOf();
  for (const photos of [
    [theirs],
    [used],
    [mine, theirs],
    [mine, mine],
    [`${mine}x`],
    ["https://elsewhere.example/a.jpg"],
    [""],
    ["x".repeat(10_000)],
    Array(100).fill(mine),
    Array.from({ length: MAX_REVIEW_PHOTOS + 1 }, () => mine),
  ])
    expect((await refusedFields(photos)).join()).toMatch(/^photos(\.0)?$/);
  expect(await shop.sql("select from reviews where user_id = $1", [buyer.id])).toEqual([]);
  expect(await add([mine])).toMatchObject({ photos: [mine] });
});

it("lets at most twelve photos of a customer wait, and deletes those that no review has after a day", async () => {
  await shop.sql(
    `insert into review_photos (hash, user_id, created_at)
      select md5($1 || n), $1::uuid, now() - interval '23 hours' from generate_series(1, $2::int - 1) n`,
    [buyer.id, MAX_UNUSED_PHOTOS],
  );
  const stored = await photoOf();
  const { status, body } = await uploadPhoto(buyer, product.id, image);
  expect([status, body.detail]).toEqual([
    409,
    "12 photos of yours wait for a review. Send it, or wait a day.",
  ]);
  await shop.sql("update review_photos set created_at = now() - interval '25 hours' where image_url is null");
  await runEachMinute(shop);
  const left = () => shop.sql("select image_url from review_photos where user_id = $1", [buyer.id]);
  expect(await left()).toEqual([{ image_url: stored }]);
  expect(await isStored(stored)).toBe(true);
  await shop.sql("update review_photos set created_at = now() - interval '25 hours'");
  expect(await refusedFields([stored])).toEqual(["photos"]);
  await runEachMinute(shop);
  expect([await left(), await isStored(stored)]).toEqual([[], false]);
});

it("keeps the photos of a review, and deletes them within minutes of its author's account", async () => {
  const photo = await photoOf();
  const { id } = await add([photo]);
  await shop.sql("update review_photos set created_at = now() - interval '9 days'");
  await runEachMinute(shop);
  expect(await isStored(photo)).toBe(true);
  const { email } = buyer;
  await inTransaction(aJobContext(shop), (tx) =>
    erasePerson(tx, { id: buyer.id, email, emailVerified: true }),
  );
  expect(await shop.sql("select from reviews where id = $1", [id])).toEqual([]);
  await runEachMinute(shop);
  expect(await isStored(photo)).toBe(false);
  expect(await shop.sql("select from review_photos where image_url = $1", [photo])).toEqual([]);
});

it("limits how often a customer uploads", async () => {
  const limited = await startTestShop({ rateLimits: new RateLimits({ points: { reviewPhoto: 1 } }) });
  try {
    const [bought, customer] = [await aProduct(limited), await asCustomer(limited)];
    await anOrder(limited, customer, bought, { deliveredAt: new Date() });
    expect((await uploadPhoto(customer, bought.id, image)).status).toBe(200);
    expect((await uploadPhoto(customer, bought.id, image)).status).toBe(429);
  } finally {
    await limited.stop();
  }
});
