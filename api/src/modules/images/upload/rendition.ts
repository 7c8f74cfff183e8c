import { imageWidths } from "@shop/shared/images";

/** Width and height in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** The plate that a picture of this width stands on: 5 by 6 (spec §2). */
export const plateOf = (width: number): Size => ({ width, height: (width * 6) / 5 });

/** A picture at its largest within a plate; none is enlarged. */
export function fit({ width, height }: Size, plate: Size): Size {
  const scale = Math.min(1, plate.width / width, plate.height / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** The widths that a picture is kept in, ascending: up to the first whose plate holds all of its pixels. */
export function widthsFor(size: Size): number[] {
  const enough = imageWidths.findIndex(
    (width) => size.width <= width && size.height <= plateOf(width).height,
  );
  return imageWidths.slice(0, enough < 0 ? imageWidths.length : enough + 1);
}
