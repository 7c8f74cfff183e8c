import { createHash } from "node:crypto";
import { imageMediaTypes, imageName, IMAGES_PATH } from "@shop/shared/images";
import { requireViewer, type RequestContext } from "../../../context/context";
import type { ImageStore } from "../../../context/image-store";
import { measure, render } from "./render";
import { fit, plateOf, widthsFor, type Size } from "./rendition";
import { withSlot, serialize } from "./upload-queue";

/** An uploaded picture: the address for a product's `image`, and the size of what stands there. */
export interface AddedImage extends Size {
  image: string;
}

/**
 * Keeps a picture, drawn anew in the sizes and formats that the pages use. The same file always has the same address.
 * Throws UnsupportedPicture, TooManyPictures, and BadUserInput for one that is damaged or has too many pixels.
 */
export async function addImage(ctx: RequestContext, upload: AsyncIterable<Buffer>): Promise<AddedImage> {
  requireViewer(ctx);
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
  // it is kept last: where it is, all are
  if (!(await store.has(name)))
    for await (const { width, format, bytes: drawn } of render(bytes, widths))
      await store.put(imageName(hash, width, format), drawn, imageMediaTypes[format]);
  return { image: `${IMAGES_PATH}/${name}`, ...fit(size, plateOf(largest)) };
}
