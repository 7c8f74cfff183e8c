import { imageName, imageWidths, IMAGES_PATH, parseUpload } from "@shop/shared/images";
import type { ImageStore } from "../../context/image-store";
import { checkSvg } from "./upload/check-svg";
import { measure } from "./upload/render";

/** The side of an icon in pixels. */
const [ICON_SIDE] = imageWidths;

/** The path of a logo's icon: a square SVG, or a square image in the size of icons; null if the logo isn't square, or smaller. */
export async function iconOfLogo(store: ImageStore, logoUrl: string): Promise<string | null> {
  const image = parseUpload(logoUrl);
  const name = image ? imageName(image.hash, ICON_SIDE, image.format) : logoUrl.slice(IMAGES_PATH.length + 1);
  const bytes = await store.get(name);
  if (!bytes) return null;
  const { width, height } = image ? await measure(bytes) : checkSvg(bytes.toString());
  const fits = width === height && (!image || width === ICON_SIDE);
  return fits ? `${IMAGES_PATH}/${name}` : null;
}
