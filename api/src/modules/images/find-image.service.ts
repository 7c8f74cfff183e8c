import { imageMediaTypes, parseImageName } from "@shop/shared/images";
import type { ImageStore } from "../../context/image-store";

/** An uploaded image and its media type; null if there is none of this name. */
export async function findImage(
  store: ImageStore,
  name: string,
): Promise<{ bytes: Buffer; mediaType: string } | null> {
  const format = parseImageName(name)?.format;
  if (!format) return null;
  const bytes = await store.get(name);
  return bytes && { bytes, mediaType: imageMediaTypes[format] };
}
