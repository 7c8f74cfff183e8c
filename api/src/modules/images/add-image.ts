import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import {
  imageMediaTypes,
  imageName,
  imageNamesOf,
  IMAGES_PATH,
  logoName,
  SVG_MEDIA_TYPE,
} from "@shop/shared/images";
import { serverTexts } from "@shop/shared/messages/server";
import type { RequestContext } from "../../context/context";
import { actsForShop, requireActor } from "../../context/actor";
import { Scope } from "../../context/scope";
import type { ImageStore } from "../../context/image-store";
import { withSpooled } from "../../context/spooled-upload";
import { checkSvg, MAX_SVG_BYTES } from "./upload/check-svg";
import { invalidImage } from "./upload/errors";
import { decode, isTransparent, measure, render } from "./upload/render";
import { fit, plateOf, widthsFor, type Size } from "./upload/rendition";
import { enqueueUpload } from "./upload/upload-queue";

/** An uploaded image: the URL for a product's `image`, and its size in pixels. */
export interface AddedImage extends Size {
  image: string;
}

/**
 * Stores an image, re-encoded in the sizes and formats of the pages (ADR-0049). A repeated file gets the same URL.
 * Throws UnsupportedImage, TooManyUploads, RateLimited, and BadUserInput for a damaged image or one too expensive to
 * decode.
 */
export async function addImage(ctx: RequestContext, upload: AsyncIterable<Buffer>): Promise<AddedImage> {
  requireActor(ctx);
  await ctx.limits.consume("upload");
  return storeImage(ctx, upload, hashOf);
}

const hashOf = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex").slice(0, 32);

/**
 * Stores a picture of the storefront: a safe SVG as it is, any other image like `addImage`. Throws the errors of `addImage`, and
 * BadUserInput for an SVG that does more than draw.
 */
export async function addStorefrontImage(
  ctx: RequestContext,
  upload: AsyncIterable<Buffer>,
): Promise<AddedImage> {
  requireActor(ctx);
  await ctx.limits.consume("upload");
  return spoolImage(ctx, upload, (bytes) =>
    isSvg(bytes) ? writeSvg(ctx.images, bytes) : write(ctx.images, bytes, hashOf(bytes)),
  );
}

/** SVG is the only format that begins with a tag. */
const isSvg = (bytes: Buffer) => /^\uFEFF?\s*</.test(bytes.toString("utf8", 0, 100));

async function writeSvg(store: ImageStore, bytes: Buffer): Promise<AddedImage> {
  if (bytes.length > MAX_SVG_BYTES)
    throw invalidImage(serverTexts().fieldErrors.svgErrors.large(MAX_SVG_BYTES));
  const size = checkSvg(bytes.toString());
  const name = logoName(hashOf(bytes));
  if (!(await store.has(name))) await store.put(name, bytes, SVG_MEDIA_TYPE);
  return { image: `${IMAGES_PATH}/${name}`, ...size };
}

/**
 * Stores an image like `addImage`, under the name that `nameOf` returns for its bytes: 32 hexadecimal digits. Throws
 * the errors of `addImage`.
 */
export function storeImage(
  ctx: RequestContext,
  upload: AsyncIterable<Buffer>,
  nameOf: (bytes: Buffer) => string,
): Promise<AddedImage> {
  return spoolImage(ctx, upload, (bytes) => write(ctx.images, bytes, nameOf(bytes)));
}

/** Receives an upload, and stores it by `store` when it is its turn. */
function spoolImage(
  ctx: RequestContext,
  upload: AsyncIterable<Buffer>,
  store: (bytes: Buffer) => Promise<AddedImage>,
): Promise<AddedImage> {
  const uploader = actsForShop(ctx, Scope.WRITE_PRODUCTS) ? "admin" : "customer";
  return withSpooled(ctx, upload, (path) => enqueueUpload(async () => store(await readFile(path)), uploader));
}

/** Removes an image in all of its sizes. A repeat changes nothing. */
export async function removeImage({ images }: Pick<RequestContext, "images">, hash: string): Promise<void> {
  await images.remove(imageNamesOf(hash));
}

async function write(store: ImageStore, bytes: Buffer, hash: string): Promise<AddedImage> {
  const { hasAlpha, ...size } = await measure(bytes);
  const widths = widthsFor(size);
  const largest = widths.at(-1) as number;
  const name = imageName(hash, largest, "jpg");
  // written last, so that its presence means that all sizes exist
  const isStored = await store.has(name);
  const decoded = isStored && !hasAlpha ? undefined : await decode(bytes, largest);
  if (decoded && !isStored)
    for await (const { width, format, bytes: drawn } of render(decoded, widths))
      await store.put(imageName(hash, width, format), drawn, imageMediaTypes[format]);
  // the URL of a cut-out is its WebP's, by which the pages know that the plate shows through
  const shown =
    hasAlpha && decoded && (await isTransparent(decoded)) ? imageName(hash, largest, "webp") : name;
  return { image: `${IMAGES_PATH}/${shown}`, ...fit(size, plateOf(largest)) };
}
