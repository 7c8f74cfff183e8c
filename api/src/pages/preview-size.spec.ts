import sharp from "sharp";
import { anImage } from "../../test/support/images";
import { jpegSize, previewSizeTags } from "./preview-size";

const ORIGIN = "https://shop.example";
const UPLOAD = `/pictures/${"0a".repeat(16)}/1280.jpg`;

const storeWith = (bytes: Buffer | null, failure?: Error) => ({
  put: () => Promise.resolve(),
  get: () => (failure ? Promise.reject(failure) : Promise.resolve(bytes)),
  has: () => Promise.resolve(true),
  remove: () => Promise.resolve(),
});

it.each([{ progressive: true }, { mozjpeg: true }, { optimiseCoding: false }])(
  "reads the size of a JPEG that is encoded with %j",
  async (options) => {
    const image = await anImage({ format: "png", width: 123, height: 457 });
    const bytes = await sharp(image).jpeg(options).withMetadata().toBuffer();
    expect(jpegSize(bytes)).toEqual({ width: 123, height: 457 });
  },
);

it.each(["", "\xff\xd8", "\xff\xd8\xff\xe0\0", "\xff\xd8\xff\xe0\0\0", "GIF89a"])(
  "reads no size of %j",
  (bytes) => expect(jpegSize(Buffer.from(bytes, "latin1"))).toBeUndefined(),
);

it("states the size of a stored image, and no size for other images or if the store fails", async () => {
  const bytes = await anImage({ format: "jpeg", width: 90, height: 120 });
  const failing = storeWith(null, new Error("away"));
  expect(await previewSizeTags(failing, ORIGIN + UPLOAD, ORIGIN)).toBe("");
  expect(await previewSizeTags(storeWith(null), ORIGIN + UPLOAD, ORIGIN)).toBe("");
  expect(await previewSizeTags(storeWith(bytes), ORIGIN + UPLOAD, ORIGIN)).toBe(
    '<meta property="og:image:width" content="90"><meta property="og:image:height" content="120">',
  );
  for (const other of ["https://elsewhere.example/a.jpg", `${ORIGIN}/elsewhere.jpg`, undefined])
    expect(await previewSizeTags(storeWith(bytes), other, ORIGIN)).toBe("");
});
