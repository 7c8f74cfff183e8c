import { imageWidths } from "@shop/shared/images";

/** Width and height in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** The 5:6 box of an image of this width (spec §2). */
export const plateOf = (width: number): Size => ({ width, height: (width * 6) / 5 });

/** The size of an image fitted into a box and never enlarged. */
export function fit({ width, height }: Size, plate: Size): Size {
  const scale = Math.min(1, plate.width / width, plate.height / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** The stored widths of an image, ascending: up to the first with a box for all of its pixels. */
export function widthsFor(size: Size): number[] {
  const enough = imageWidths.findIndex(
    (width) => size.width <= width && size.height <= plateOf(width).height,
  );
  return imageWidths.slice(0, enough < 0 ? imageWidths.length : enough + 1);
}
