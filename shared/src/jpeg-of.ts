import { drawing, imageName, IMAGES_PATH, type imageWidths, parseUpload } from "./images";

/**
 * The URL of an image as a JPEG, in this width if it is stored; the unchanged URL if the shop has no JPEG of the image.
 */
export function jpegOf(image: string, width?: (typeof imageWidths)[number]): string {
  const upload = parseUpload(image);
  if (upload) return `${IMAGES_PATH}/${imageName(upload.hash, width ?? upload.width, "jpg")}`;
  return image.replace(drawing, "$1.jpg");
}
