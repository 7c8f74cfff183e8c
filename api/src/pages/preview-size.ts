import { isDrawing, IMAGES_PATH, parseUpload } from "@shop/shared/images";
import { LRUCache } from "lru-cache";
import type { ImageStore } from "../context/image-store";

/** Width and height in pixels. */
interface Size {
  width: number;
  height: number;
}

/** The size of the images created for shared links: the shop's own, and the demo's. */
const PREVIEW_SIZE: Size = { width: 1200, height: 630 };

const sizes = new LRUCache<string, Size>({ max: 10_000 });

/** The tags with the size of a shared link's image; empty if the size is unknown. */
export async function previewSizeTags(
  store: ImageStore | undefined,
  image: string | undefined,
  origin: string,
): Promise<string> {
  if (!image?.startsWith(`${origin}/`)) return "";
  const size = await sizeOf(store, image.slice(origin.length));
  return size
    ? `<meta property="og:image:width" content="${size.width}"><meta property="og:image:height" content="${size.height}">`
    : "";
}

async function sizeOf(store: ImageStore | undefined, path: string): Promise<Size | undefined> {
  if (path === "/preview.jpg" || isDrawing(path.replace(/\.jpg$/, ".svg"))) return PREVIEW_SIZE;
  if (!store || !parseUpload(path)) return undefined;
  const known = sizes.get(path);
  if (known) return known;
  const bytes = await store.get(path.slice(IMAGES_PATH.length + 1)).catch(() => null); // the page is complete without it
  const size = bytes ? jpegSize(bytes) : undefined;
  if (size) sizes.set(path, size);
  return size;
}

/** The size of a JPEG in its frame header (ITU T.81, B.2.2); undefined without one. */
export function jpegSize(bytes: Buffer): Size | undefined {
  let at = 2; // skips the start of the image
  while (at + 9 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes.readUInt8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}
