import { createHash } from "node:crypto";
import { requireViewer, type RequestContext } from "../../context/context";
import type { PictureStore } from "./image-store";
import { measure, render } from "./render";
import { fit, mediaTypes, mediaTypeOf, nameOf, plateOf, widthsFor, type Size } from "./rendition";
import { ifThereIsRoom, inTurn } from "./upload-queue";

export { MAX_PICTURE_BYTES } from "./errors";

/** Where uploaded pictures are served, as their addresses begin. */
export const PICTURES_PATH = "/pictures";

/** An uploaded picture: the address for a product's `image`, and the size of what stands there. */
export interface AddedPicture extends Size {
  image: string;
}

/**
 * Keeps a picture, drawn anew in the sizes and formats that the pages use. The same file always has the same address.
 * Throws UnsupportedPicture, TooManyPictures, and BadUserInput for one that is damaged or has too many pixels.
 */
export async function addPicture(ctx: RequestContext, upload: AsyncIterable<Buffer>): Promise<AddedPicture> {
  requireViewer(ctx);
  await ctx.limits.consume("upload");
  return ifThereIsRoom(async () => {
    const chunks: Buffer[] = [];
    for await (const chunk of upload) chunks.push(chunk);
    return inTurn(() => keep(ctx.pictures, Buffer.concat(chunks)));
  });
}

async function keep(store: PictureStore, bytes: Buffer): Promise<AddedPicture> {
  const size = await measure(bytes);
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 32);
  const widths = widthsFor(size);
  const largest = widths.at(-1) as number;
  const name = nameOf(hash, largest, "jpg");
  // it is kept last: where it is, all are
  if (!(await store.has(name)))
    for await (const { width, format, bytes: drawn } of render(bytes, widths))
      await store.put(nameOf(hash, width, format), drawn, mediaTypes[format]);
  return { image: `${PICTURES_PATH}/${name}`, ...fit(size, plateOf(largest)) };
}

/** An uploaded picture and its media type, or null where there is none of this name, or the name is none of ours. */
export async function findPicture(
  store: PictureStore,
  name: string,
): Promise<{ bytes: Buffer; mediaType: string } | null> {
  const mediaType = mediaTypeOf(name);
  if (!mediaType) return null;
  const bytes = await store.get(name);
  return bytes && { bytes, mediaType };
}
