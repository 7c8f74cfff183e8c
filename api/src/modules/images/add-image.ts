import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { imageMediaTypes, imageName, imageNamesOf, IMAGES_PATH } from "@shop/shared/images";
import type { RequestContext } from "../../context/context";
import { actsForShop, requireActor } from "../../context/actor";
import { Scope } from "../../context/scope";
import type { ImageStore } from "../../context/image-store";
import { withSpooled } from "../../context/spooled-upload";
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
  return storeImage(ctx, upload, (bytes) => createHash("sha256").update(bytes).digest("hex").slice(0, 32));
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
  const uploader = actsForShop(ctx, Scope.WRITE_PRODUCTS) ? "admin" : "customer";
  return withSpooled(ctx, upload, (path) => {
    const store = async () => {
      const bytes = await readFile(path);
      return write(ctx.images, bytes, nameOf(bytes));
    };
    return enqueueUpload(store, uploader);
  });
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
