/** The widths, in pixels, that an uploaded picture is kept in, as the server draws them (ADR-0009). */
const widths = [320, 640, 1280];
const uploaded = /^(\/pictures\/[0-9a-f]{32}\/)(320|640|1280)\.jpg$/;

/** A format of a picture, for `<source>`. */
export interface ImageSource {
  type: string;
  srcSet: string;
}

/** Lighter formats and smaller sizes of an uploaded picture, best first; none of any other, which is shown as it is. */
export function imageSources(image: string): ImageSource[] {
  const [, folder, largest] = uploaded.exec(image) ?? [];
  if (!folder) return [];
  const kept = widths.filter((width) => width <= Number(largest));
  return ["avif", "webp"].map((format) => ({
    type: `image/${format}`,
    srcSet: kept.map((width) => `${folder}${width}.${format} ${width}w`).join(", "),
  }));
}
