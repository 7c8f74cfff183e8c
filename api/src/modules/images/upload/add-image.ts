import { createHash } from "node:crypto";
import { imageMediaTypes, imageName, IMAGES_PATH } from "@shop/shared/images";
import type { RequestContext } from "../../../context/context";
import { requireActor } from "../../../context/actor";
import type { ImageStore } from "../../../context/image-store";
import { isTransparent, measure, render } from "./render";
import { fit, plateOf, widthsFor, type Size } from "./rendition";
import { withSlot, serialize } from "./upload-queue";

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
  return withSlot(async () => {
    const chunks: Buffer[] = [];
    for await (const chunk of upload) chunks.push(chunk);
    return serialize(() => keep(ctx.images, Buffer.concat(chunks)));
  });
}

async function keep(store: ImageStore, bytes: Buffer): Promise<AddedImage> {
  const size = await measure(bytes);
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 32);
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
