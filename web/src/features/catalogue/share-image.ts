const drawing = /^(\/pictures\/[^/]+)\.svg$/;

/** The picture that is shown where a product's address is shared: of a drawing its JPEG, for few places take an SVG. */
export function shareImageOf(image: string): string {
  return image.replace(drawing, "$1.jpg");
}
