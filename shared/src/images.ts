import { MEGABYTE } from "./bytes";

/** The path for uploading images and serving them. */
export const IMAGES_PATH = "/pictures";

/** The maximum size of an uploaded file, in bytes: three times a phone's photo (ADR-0049). */
export const MAX_IMAGE_BYTES = 10 * MEGABYTE;

/** The maximum number of pixels of an uploaded image, whatever its file's size (ADR-0049). */
export const MAX_IMAGE_PIXELS = 40_000_000;

/**
 * The maximum side of an uploaded image, in pixels: scaling very long lines takes many times as long as scaling a
 * square.
 */
export const MAX_IMAGE_SIDE = 20_000;

/** The media types that can be uploaded. HEIC is left out: phones that store photos as HEIC upload a JPEG instead. */
export const uploadMediaTypes = ["image/jpeg", "image/png", "image/webp", "image/avif", "image/gif"] as const;

/**
 * The widths, in pixels, in which an upload is stored: a card on a standard display, on a high-density one, a product's
 * page.
 */
export const imageWidths = [320, 640, 1280] as const;

/** The formats in which each width is stored, best first; a browser takes the first that it supports. */
export const imageMediaTypes = { avif: "image/avif", webp: "image/webp", jpg: "image/jpeg" } as const;

export type ImageFormat = keyof typeof imageMediaTypes;

const FILE = new RegExp(
  `^[0-9a-f]{32}/(${imageWidths.join("|")})\\.(${Object.keys(imageMediaTypes).join("|")})$`,
);

/** The name of a stored image: a hash of the upload, then the width and format. */
export const imageName = (hash: string, width: number, format: ImageFormat) => `${hash}/${width}.${format}`;

/** The names of all stored images of an upload. */
export const imageNamesOf = (hash: string): string[] =>
  imageWidths.flatMap((width) =>
    (Object.keys(imageMediaTypes) as ImageFormat[]).map((format) => imageName(hash, width, format)),
  );

/** Parses the name of a stored image; undefined if the shop doesn't use the name. */
export function parseImageName(
  name: string,
): { hash: string; width: number; format: ImageFormat } | undefined {
  const [, width, format] = FILE.exec(name) ?? [];
  return format === undefined
    ? undefined
    : { hash: name.slice(0, 32), width: Number(width), format: format as ImageFormat };
}

/** Parses the URL of an uploaded image; undefined for any other URL. */
export function parseUpload(image: string): ReturnType<typeof parseImageName> {
  const folder = `${IMAGES_PATH}/`;
  return image.startsWith(folder) ? parseImageName(image.slice(folder.length)) : undefined;
}

export const SVG_MEDIA_TYPE = "image/svg+xml";

/** The name of a stored SVG logo: a hash of the upload. */
export const logoName = (hash: string) => `${hash}/logo.svg`;

/** The URL of an uploaded SVG logo. */
export const UPLOADED_LOGO = /^\/pictures\/[0-9a-f]{32}\/logo\.svg$/;

/** The image of a product imported without one: a drawing of this shop. */
export const NO_IMAGE = "/pictures/no-image.0.svg";

/** The URL of a demo drawing. */
export const drawing = /^(\/pictures\/[^/]+)\.svg$/;

/** Whether an image is a demo drawing. */
export const isDrawing = (image: string) => drawing.test(image);

/** Whether an image may be an opaque photo. Demo drawings and uploads with a WebP URL are known to be transparent. */
export const isPhoto = (image: string) => !isDrawing(image) && parseUpload(image)?.format !== "webp";
