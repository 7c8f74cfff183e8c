import { imageName, IMAGES_PATH, parseImageName } from "@shop/shared/images";
import { look } from "./style";

const WIDTH_PX = 112;

/** The height of the shop's drawings at that width: a plate without an image has their shape. */
const HEIGHT_PX = 59;

/** The cell of a product's image. Where images are blocked, its plate remains; the name stands beside it. */
export function ProductImage({ imageUrl, origin }: { imageUrl: string | null; origin: string }) {
  const src = imageUrl === null ? null : mailImageUrl(imageUrl, origin);
  return (
    <td valign="top" width={WIDTH_PX} className="image" style={{ width: WIDTH_PX, paddingBottom: 20 }}>
      <div {...look({ on: "plate" }, plate)}>
        {src && (
          // a low priority, so that React adds no preload link, which mail programs don't know
          <img src={src} alt="" width={WIDTH_PX} fetchPriority="low" style={image} />
        )}
      </div>
    </td>
  );
}

const plate = { minHeight: HEIGHT_PX, borderRadius: 6, overflow: "hidden" } as const;
const image = { display: "block", width: WIDTH_PX, height: "auto", border: 0 } as const;

const drawing = /^(\/pictures\/[^/]+)\.svg$/;

/**
 * The absolute URL of an image as a JPEG where the shop has one, because few mail programs show SVG, WebP or
 * AVIF.
 */
export function mailImageUrl(imageUrl: string, origin: string): string | null {
  const stored = parseImageName(imageUrl.replace(`${IMAGES_PATH}/`, ""));
  const path = stored
    ? `${IMAGES_PATH}/${imageName(stored.hash, 320, "jpg")}`
    : imageUrl.replace(drawing, "$1.jpg");
  if (!URL.canParse(path, origin)) return null;
  const { href, protocol } = new URL(path, origin);
  return protocol === "https:" || protocol === "http:" ? href : null;
}
