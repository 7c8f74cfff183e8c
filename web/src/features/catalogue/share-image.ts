const drawing = /^(\/pictures\/[^/]+)\.svg$/;

/** The image for shared links: the JPEG of a drawing, because few sites accept SVG. */
export function shareImageOf(image: string): string {
  return image.replace(drawing, "$1.jpg");
}
