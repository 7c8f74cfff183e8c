import { imageMediaTypes, parseImageName } from "@shop/shared/images";
import type { ImageStore } from "../../context/image-store";

/** An uploaded picture and its media type, or null where there is none of this name, or the name is none of ours. */
export async function findImage(
  store: ImageStore,
  name: string,
): Promise<{ bytes: Buffer; mediaType: string } | null> {
  const format = parseImageName(name)?.format;
  if (!format) return null;
  const bytes = await store.get(name);
  return bytes && { bytes, mediaType: imageMediaTypes[format] };
}
