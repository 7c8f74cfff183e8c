import { request, type ClientRequest, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { MAX_IMAGE_BYTES } from "@shop/shared/images";
import sharp, { type Metadata } from "sharp";
import {
  anOrder,
  aProduct,
  asAdmin,
  asCustomer,
  asVisitor,
  type Person,
} from "../../../test/support/builders";
import { decompressionBomb, anImage, pngOf, upload, uploadPhoto } from "../../../test/support/images";
import { startTestShop, type TestShop } from "../../../test/support/shop";

let shop: TestShop;
let admin: Person;
beforeAll(async () => {
  shop = await startTestShop();
  admin = await asAdmin(shop);
});
afterAll(() => shop.stop());

/** The response to a browser's request for the image at this URL. */
const fetched = (url: string) => shop.app.inject({ url });
const shown = async (url: string): Promise<Metadata> => sharp((await fetched(url)).rawPayload).metadata();
const colourAt = async (url: string, left: number, top: number) => {
  const spot = sharp((await fetched(url)).rawPayload).extract({ left, top, width: 1, height: 1 });
  const [red = 0, , blue = 0] = await spot.raw().toBuffer();
  return red > blue ? "red" : "blue";
};

describe("an image that an admin uploads", () => {
  it.each(["jpeg", "png", "webp", "avif", "gif"] as const)(
    "is taken as %s, by its content",
    async (format) => {
      const { status, body } = await upload(admin, await anImage({ format, width: 400, height: 300 }));
      expect(status).toBe(200);
      expect(body).toEqual({
        image: expect.stringMatching(/^\/pictures\/[0-9a-f]{32}\/640\.jpg$/) as string,
        width: 400,
        height: 300,
      });
      expect(await shown(body.image)).toMatchObject({ format: "jpeg", width: 400, height: 300 });
    },
  );

  it("is stored in every size and format that the pages choose from, and never enlarged", async () => {
    const { body } = await upload(admin, await anImage({ width: 3000, height: 2000 }), "image/jpeg");
    expect(body).toMatchObject({ width: 1280, height: 853 });
    for (const [width, height] of [
      [320, 213],
      [640, 427],
      [1280, 853],
    ])
      for (const [ending, format] of Object.entries({ avif: "heif", webp: "webp", jpg: "jpeg" })) {
        const url = body.image.replace("1280.jpg", `${width}.${ending}`);
        expect(await shown(url)).toMatchObject({ format, width, height });
      }
    const { body: small } = await upload(admin, await anImage({ width: 90, height: 120 }));
    expect(small).toMatchObject({ image: expect.stringContaining("/320.jpg") as string, width: 90 });
    expect((await fetched(small.image.replace("320", "640"))).statusCode).toBe(404);
  });

  it("stands upright and has lost what the camera wrote into it", async () => {
    const lying = await sharp(await anImage())
      .withExif({ IFD0: { Copyright: "Carl" }, IFD3: { GPSLatitude: "51/1 30/1 0/1" } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { body } = await upload(admin, lying);
    expect(body).toMatchObject({ width: 600, height: 900 });
    const { width, height, orientation, exif, icc, xmp } = await shown(body.image);
    expect([width, height]).toEqual([600, 900]);
    expect([orientation, exif, icc, xmp]).toEqual([undefined, undefined, undefined, undefined]);
    expect([await colourAt(body.image, 500, 450), await colourAt(body.image, 100, 450)]).toEqual([
      "red",
      "blue",
    ]);
  });

  it("is its first frame where it moves", async () => {
    const frames = await Promise.all([anImage({ height: 600 }), anImage({ height: 600 })]);
    const moving = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    const { body } = await upload(admin, moving);
    expect(body).toMatchObject({ width: 900, height: 600 });
    expect(await colourAt(body.image, 100, 100)).toBe("red");
  });

  it("has the same address when it is sent once more, by anybody, and another one where it differs", async () => {
    const image = await anImage({ width: 500 });
    const { body: first } = await upload(admin, image);
    const both = await Promise.all([upload(admin, image), upload(await asAdmin(shop), image)]);
    expect(both.map(({ body }) => body)).toEqual([first, first]);
    const { body: other } = await upload(admin, await anImage({ width: 501 }));
    expect(other.image).not.toBe(first.image);
  });

  it.each([
    [300, 200],
    [200, 300],
    [700, 700],
    [6000, 300],
    [1, 10_000],
    [10_000, 1],
  ])("is shown whole at %i × %i, as a photo by its JPEG, as a cut-out by its WebP", async (width, height) => {
    const clear = { r: 200, g: 0, b: 0, alpha: 0.5 };
    const cutOut = sharp({ create: { width, height, channels: 4, background: clear } });
    const sent = { jpg: await anImage({ width, height }), webp: await cutOut.png().toBuffer() };
    for (const [format, bytes] of Object.entries(sent)) {
      const { status, body } = await upload(admin, bytes);
      expect({ status, body }).toMatchObject({ status: 200 });
      expect(body.image).toMatch(new RegExp(`/\\d+\\.${format}$`));
      const drawn = await shown(body.image);
      expect(drawn).toMatchObject({ width: body.width, height: body.height });
      expect(drawn.hasAlpha).toBe(format === "webp");
      expect((await shown(body.image.replace(/\w+$/, "avif"))).width).toBe(body.width);
    }
  });

  it("is a photo where all of its pixels are opaque, though it could be transparent", async () => {
    const opaque = await sharp(await anImage())
      .ensureAlpha(1)
      .png()
      .toBuffer();
    expect((await upload(admin, opaque)).body.image).toMatch(/\.jpg$/);
  });

  it("may be a PNG that is interlaced, or has 16 bits per channel, if it isn't large", async () => {
    const image = () => sharp({ create: { width: 1_500, height: 1_000, channels: 4, background: "#c00" } });
    for (const bytes of [
      await image().png({ progressive: true }).toBuffer(),
      await image().toColourspace("rgb16").png().toBuffer(),
    ])
      expect(await upload(admin, bytes)).toMatchObject({ status: 200, body: { width: 1_280 } });
  });

  it("can be the image of a product", async () => {
    const { body } = await upload(admin, await anImage());
    const product = { name: "Pictured", description: "A thing.", price: 1, rating: 4, countInStock: 5 };
    expect((await admin.post("/products", { ...product, image: body.image })).status).toBe(200);
  });
});

describe("an upload is refused:", () => {
  const script =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  it.each([
    ["a text named .png", "I am no picture.", "image/png"],
    ["an SVG with a script", script, "image/svg+xml"],
    ["an SVG without one", script.replace(/<script.*script>/, ""), "image/svg+xml"],
    ["an SVG that calls itself a PNG", script, "image/png"],
    ["a PDF", "%PDF-1.7\n", "application/octet-stream"],
    ["nothing", "", "image/png"],
    ["JSON", "{}", "application/json"],
  ])("%s is no image", async (_what, body, type) => {
    const answer = await upload(admin, body, type);
    expect(answer.status).toBe(415);
    expect(answer.headers["content-type"]).toMatch(/^application\/problem\+json/);
    expect(answer.body.detail).toMatch(/\S/);
  });

  it("a format that browsers don't show", async () => {
    expect((await upload(admin, await anImage({ format: "tiff" }), "image/tiff")).status).toBe(415);
  });

  it("a small file with a billion pixels, which are never unpacked", async () => {
    const bomb = decompressionBomb(32_000);
    expect(bomb.length).toBeLessThan(MAX_IMAGE_BYTES);
    const { status, body } = await upload(admin, bomb, "image/png");
    expect(status).toBe(400);
    expect(body.detail).toBe("picture: has 1,024 million pixels; 40 million at the most");
  });

  it.each([
    ["16 bits per channel", { side: 6_300, bits: 16, color: 6 }],
    ["16 bits and no alpha channel", { side: 6_300, bits: 16, color: 2 }],
    ["interlaced lines", { side: 4_000, bits: 8, color: 6, interlaced: true }],
    ["interlaced lines of gray", { side: 6_300, bits: 16, color: 0, interlaced: true }],
  ] as const)("a large PNG with %s, before it is decoded", async (_what, head) => {
    const { status, body } = await upload(admin, pngOf(head), "image/png");
    expect(status).toBe(400);
    expect(body.detail).toMatch(/^picture: takes too long to read: please save it as a JPEG/);
  });

  it.each([
    [1_000_000, 10],
    [10, 1_000_000],
    [20_001, 1],
  ])("an image of %i × %i pixels, before it is decoded", async (side, height) => {
    const { status, body } = await upload(admin, pngOf({ side, height, bits: 8, color: 6 }));
    expect(status).toBe(400);
    expect(body.detail).toBe("picture: can be 20,000 pixels wide and high at most");
  });

  it("an image that is cut off", async () => {
    const image = await anImage({ format: "png" });
    const { status, body } = await upload(admin, image.subarray(0, image.length / 2));
    expect(status).toBe(400);
    expect(body.detail).toBe("picture: is damaged: it can't be read to its end");
  });

  it("more than 10 MB, whether or not it says so", async () => {
    const much = Buffer.alloc(MAX_IMAGE_BYTES + 1);
    expect((await upload(admin, much)).status).toBe(413);
    const untold = await shop.app.inject({
      method: "POST",
      url: "/pictures",
      payload: Readable.from([much]),
      headers: { authorization: `Bearer ${admin.token}`, "content-type": "image/png" },
    });
    expect(untold.statusCode).toBe(413);
    expect(untold.json<{ detail: string }>().detail).toBe("A picture can have up to 10 MB.");
  });

  it("an image from somebody who is no admin", async () => {
    const image = await anImage();
    expect((await upload(asVisitor(shop), image)).status).toBe(401);
    expect((await upload(await asCustomer(shop), image)).status).toBe(403);
  });
});

describe("over a line of its own", () => {
  beforeAll(() => shop.app.listen({ port: 0, host: "127.0.0.1" }));

  /** Begins to upload an image of `bytes` bytes, and sends its first thousand. */
  async function begin(bytes: number, person = admin, path = "/pictures"): Promise<ClientRequest> {
    const { port } = shop.app.server.address() as AddressInfo;
    const sending = request({ port, host: "127.0.0.1", method: "POST", path });
    sending.setHeader("authorization", `Bearer ${person.token}`);
    const type = path.startsWith("/imports") ? "text/csv" : "image/jpeg";
    sending.setHeader("content-type", type).setHeader("content-length", bytes);
    sending.on("error", () => undefined);
    await new Promise((resolve) => sending.write(Buffer.alloc(1_000), resolve));
    return sending;
  }

  it("40 MB are refused before they are sent", async () => {
    const sending = await begin(40 * 1024 * 1024);
    const answer = await new Promise<IncomingMessage>((resolve) => sending.once("response", resolve));
    expect(answer.statusCode).toBe(413);
    sending.destroy();
  });

  const statusOf = (sending: ClientRequest) =>
    new Promise<number | undefined>((resolve) =>
      sending.once("response", ({ statusCode }) => resolve(statusCode)),
    );

  it("photos that trickle in keep no admin from uploading, nor another customer, and one customer sends three", async () => {
    const product = await aProduct(shop);
    const buyers = await Promise.all(Array.from({ length: 4 }, () => asCustomer(shop)));
    for (const buyer of buyers) await anOrder(shop, buyer, product, { deliveredAt: new Date() });
    const path = `/products/${product.id}/photos`;
    const trickling = await Promise.all(
      buyers.slice(1).flatMap((buyer) => [1, 2, 3, 4].map(() => begin(5_000, buyer, path))),
    );
    const refused = trickling.map(statusOf);
    const answered: (number | undefined)[] = [];
    await new Promise<void>((resolve) => {
      for (const status of refused) void status.then((each) => answered.push(each) === 3 && resolve());
    });
    expect(answered).toEqual([429, 429, 429]);
    const image = await anImage();
    expect((await upload(admin, image)).status).toBe(200);
    expect((await uploadPhoto(buyers[0] as Person, product.id, image)).status).toBe(200);
    for (const sending of trickling) sending.destroy();
  });

  it.each(["/pictures", "/imports/products"])("one admin sends eight to %s, and no ninth", async (path) => {
    const other = await asAdmin(shop);
    const sending = await Promise.all(Array.from({ length: 9 }, () => begin(5_000, other, path)));
    expect(await Promise.race(sending.map(statusOf))).toBe(429);
    expect((await upload(admin, await anImage())).status).toBe(200);
    for (const each of sending) each.destroy();
  });

  it("uploads that are aborted free their slots", async () => {
    for (let n = 0; n < 20; n++) (await begin(5_000)).destroy();
    const image = await anImage();
    let status: number;
    do ({ status } = await upload(admin, image));
    while (status === 429);
    expect(status).toBe(200);
  });
});

describe("the URL of an image", () => {
  it("may be cached forever, and serves nothing but an image", async () => {
    const { body } = await upload(admin, await anImage());
    const { statusCode, headers } = await fetched(body.image.replace(".jpg", ".avif"));
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      "content-type": "image/avif",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    });
  });

  const hash = "0".repeat(32);
  it.each([
    `/pictures/${hash}/640.jpg`,
    `/pictures/${hash}/641.jpg`,
    `/pictures/${hash}/640.svg`,
    `/pictures/${hash}/..%2f..%2fshop.lock`,
    `/pictures/..%2f..%2f/640.jpg`,
    `/pictures/%2e%2e/640.jpg`,
    `/pictures/${hash}/640.jpg%00`,
    `/pictures/${hash.toUpperCase().replace("0", "A")}/640.jpg`,
  ])("%s leads nowhere", async (path) => {
    const answer = await fetched(path);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers["cache-control"]).toBe("no-store");
  });
});
