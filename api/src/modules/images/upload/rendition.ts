/** The widths, in pixels, that the pages choose from: a card on a plain screen, on a dense one, and a product's own page. */
const widths = [320, 640, 1280] as const;

/** The formats that each is kept in, best first; a browser takes the first that it knows. */
export const mediaTypes = { avif: "image/avif", webp: "image/webp", jpg: "image/jpeg" } as const;

export type Format = keyof typeof mediaTypes;

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
  const enough = widths.findIndex((width) => size.width <= width && size.height <= plateOf(width).height);
  return widths.slice(0, enough < 0 ? widths.length : enough + 1);
}

/** What a picture is kept as: by what it shows, so that the same one twice is kept once. */
export const nameOf = (hash: string, width: number, format: Format) => `${hash}/${width}.${format}`;

const NAME = new RegExp(`^[0-9a-f]{32}/(${widths.join("|")})\\.(${Object.keys(mediaTypes).join("|")})$`);

/** The media type of a picture of this name; undefined where the name is none that the shop gives. */
export function mediaTypeOf(name: string): string | undefined {
  return mediaTypes[NAME.exec(name)?.[2] as Format];
}
