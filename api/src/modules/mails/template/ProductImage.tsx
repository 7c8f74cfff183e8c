import { isDrawing } from "@shop/shared/images";
import { jpegOf } from "@shop/shared/jpeg-of";
import { isImageUrl } from "@shop/shared/product";
import { parseUrl } from "@shop/shared/web-address";
import { valueSkipped } from "../../../observability/signals";
import { look } from "./style";

const WIDTH_PX = 112;

/** The height of the demo's drawings at this width, and the maximum height of any other image. */
const DRAWING_PX = 59;
const MAX_HEIGHT_PX = 134;

/**
 * The cell of a product's image. If images are blocked, its plate remains, next to the product's name. A photo's plate
 * is white, like its JPEG. Without an image, the cell is empty.
 */
export function ProductImage({ imageUrl, origin }: { imageUrl: string | null; origin: string }) {
  const src = imageUrl === null ? null : mailImageUrl(imageUrl, origin);
  if (imageUrl === null || src === null) return <td />;
  const drawn = isDrawing(imageUrl);
  return (
    <td valign="top" width={WIDTH_PX} className="image" style={{ width: WIDTH_PX, padding: "0 16px 20px 0" }}>
      <div {...(drawn ? look({ on: "plate" }, plate) : { style: { ...plate, backgroundColor: "#ffffff" } })}>
        {/* a low priority, so that React adds no preload link, which mail programs don't know */}
        <img src={src} alt="" width={WIDTH_PX} fetchPriority="low" style={drawn ? drawing : photo} />
      </div>
    </td>
  );
}

const plate = { minHeight: DRAWING_PX, borderRadius: 6, overflow: "hidden" } as const;
const drawing = { display: "block", width: WIDTH_PX, height: "auto", border: 0 } as const;
/** Fits any shape into the plate. */
const photo = {
  ...drawing,
  width: "auto",
  maxWidth: WIDTH_PX,
  maxHeight: MAX_HEIGHT_PX,
  margin: "0 auto",
} as const;

/** The absolute URL of an image, as a JPEG if the shop has one, because few mail programs show SVG, WebP or AVIF. */
export function mailImageUrl(imageUrl: string, origin: string): string | null {
  const url = isImageUrl(imageUrl) ? parseUrl(jpegOf(imageUrl, 320), origin) : null;
  if (url) return url.href;
  valueSkipped.publish({ document: "mail", kind: "address" });
  return null;
}
