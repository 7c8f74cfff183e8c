import type { ImageStore } from "../../context/image-store";
import { mediaTypeOf } from "./upload/rendition";

/** Where uploaded pictures are served, as their addresses begin. */
export const IMAGES_PATH = "/pictures";

/** An uploaded picture and its media type, or null where there is none of this name, or the name is none of ours. */
export async function findImage(
  store: ImageStore,
  name: string,
): Promise<{ bytes: Buffer; mediaType: string } | null> {
  const mediaType = mediaTypeOf(name);
  if (!mediaType) return null;
  const bytes = await store.get(name);
  return bytes && { bytes, mediaType };
}
