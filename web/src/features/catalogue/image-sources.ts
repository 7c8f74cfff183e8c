/** The widths of an uploaded image's files, in pixels, as the server stores them (ADR-0009). */
const widths = [320, 640, 1280];
const uploaded = /^(\/pictures\/[0-9a-f]{32}\/)(320|640|1280)\.jpg$/;

/** The attributes of a `<source>`. */
export interface ImageSource {
  type: string;
  srcSet: string;
}

/** The smaller formats and sizes of an uploaded image, preferred first; empty for any other image. */
export function imageSources(image: string): ImageSource[] {
  const [, folder, largest] = uploaded.exec(image) ?? [];
  if (!folder) return [];
  const kept = widths.filter((width) => width <= Number(largest));
  return ["avif", "webp"].map((format) => ({
    type: `image/${format}`,
    srcSet: kept.map((width) => `${folder}${width}.${format} ${width}w`).join(", "),
  }));
}
