import { imageMediaTypes, imageName, IMAGES_PATH, imageWidths, parseImageName } from "@shop/shared/images";

/** The attributes of a `<source>`. */
export interface ImageSource {
  type: string;
  srcSet: string;
}

const folder = `${IMAGES_PATH}/`;
const smallerFormats = ["avif", "webp"] as const;

/** The smaller formats and sizes of an uploaded image, preferred first; empty for any other image. */
export function imageSources(image: string): ImageSource[] {
  const uploaded = image.startsWith(folder) ? parseImageName(image.slice(folder.length)) : undefined;
  if (uploaded?.format !== "jpg") return [];
  const stored = imageWidths.filter((width) => width <= uploaded.width);
  return smallerFormats.map((format) => ({
    type: imageMediaTypes[format],
    srcSet: stored.map((width) => `${folder}${imageName(uploaded.hash, width, format)} ${width}w`).join(", "),
  }));
}
