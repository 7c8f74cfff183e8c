import { createHash } from "node:crypto";
import { imageMediaTypes, imageName, imageNamesOf, IMAGES_PATH } from "@shop/shared/images";
import type { RequestContext } from "../../context/context";
import { requireActor } from "../../context/actor";
import type { ImageStore } from "../../context/image-store";
import { isTransparent, measure, render } from "./upload/render";
import { fit, plateOf, widthsFor, type Size } from "./upload/rendition";
import { withSlot, serialize } from "./upload/upload-queue";

/** An uploaded image: the URL for a product's `image`, and its size in pixels. */
export interface AddedImage extends Size {
  image: string;
}

/**
 * Stores an image, re-encoded in the sizes and formats that the pages use (ADR-0049). The same file always gets the same URL.
 * Throws UnsupportedImage, TooManyUploads, and BadUserInput for an image that is damaged or has too many
 * pixels.
 */
export async function addImage(ctx: RequestContext, upload: AsyncIterable<Buffer>): Promise<AddedImage> {
  requireActor(ctx);
  await ctx.limits.consume("upload");
  return storeImage(ctx, upload, (bytes) => createHash("sha256").update(bytes).digest("hex").slice(0, 32));
}

/** Stores an image like `addImage`, under the name that is made of its bytes: 32 hexadecimal digits. Throws the same. */
export function storeImage(
  { images }: Pick<RequestContext, "images">,
  upload: AsyncIterable<Buffer>,
  nameOf: (bytes: Buffer) => string,
): Promise<AddedImage> {
  return withSlot(async () => {
    const chunks: Buffer[] = [];
    for await (const chunk of upload) chunks.push(chunk);
    const bytes = Buffer.concat(chunks);
    return serialize(() => write(images, bytes, nameOf(bytes)));
  });
}

/** Removes an image in all of its sizes. A repeat changes nothing. */
export async function removeImage({ images }: Pick<RequestContext, "images">, hash: string): Promise<void> {
  await images.remove(imageNamesOf(hash));
}

async function write(store: ImageStore, bytes: Buffer, hash: string): Promise<AddedImage> {
  const size = await measure(bytes);
  const widths = widthsFor(size);
  const largest = widths.at(-1) as number;
  const name = imageName(hash, largest, "jpg");
  // written last, so that its presence means that all sizes exist
  if (!(await store.has(name)))
    for await (const { width, format, bytes: drawn } of render(bytes, widths))
      await store.put(imageName(hash, width, format), drawn, imageMediaTypes[format]);
  // the URL of a cut-out is that of its WebP: by it the pages know that its plate shows through
  const shown = (await isTransparent(bytes)) ? imageName(hash, largest, "webp") : name;
  return { image: `${IMAGES_PATH}/${shown}`, ...fit(size, plateOf(largest)) };
}
