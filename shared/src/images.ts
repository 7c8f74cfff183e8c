import { MEGABYTE } from "./bytes";

/** Where uploaded images are sent to and served from. */
export const IMAGES_PATH = "/pictures";

/** The largest file that may be uploaded, in bytes: three times what a phone makes (ADR-0049). */
export const MAX_IMAGE_BYTES = 10 * MEGABYTE;

/** The maximum number of pixels of an uploaded image, however small its file is (ADR-0049). */
export const MAX_IMAGE_PIXELS = 40_000_000;

/** The longest side of an uploaded image, in pixels: very long lines take many times as long to scale as a square does. */
export const MAX_IMAGE_SIDE = 20_000;

/** The media types that may be uploaded. Not HEIC: a phone that stores its photos as HEIC sends a JPEG instead. */
export const uploadMediaTypes = ["image/jpeg", "image/png", "image/webp", "image/avif", "image/gif"] as const;

/** The accepted formats, as shown to people. */
export const UPLOAD_FORMATS = "JPEG, PNG, WebP, AVIF or GIF";

/** The widths, in pixels, that an upload is stored in: a card on a plain screen, on a dense one, a product's page. */
export const imageWidths = [320, 640, 1280] as const;

/** The formats that each width is stored in, best first; a browser takes the first that it supports. */
export const imageMediaTypes = { avif: "image/avif", webp: "image/webp", jpg: "image/jpeg" } as const;

export type ImageFormat = keyof typeof imageMediaTypes;

const FILE = new RegExp(
  `^[0-9a-f]{32}/(${imageWidths.join("|")})\\.(${Object.keys(imageMediaTypes).join("|")})$`,
);

/** The name of a stored image: a hash of the upload, then width and format. */
export const imageName = (hash: string, width: number, format: ImageFormat) => `${hash}/${width}.${format}`;

/** All names that a stored image may have. */
export const imageNamesOf = (hash: string): string[] =>
  imageWidths.flatMap((width) =>
    (Object.keys(imageMediaTypes) as ImageFormat[]).map((format) => imageName(hash, width, format)),
  );

/** Width and format of a stored image by its name; undefined for a name that the shop doesn't use. */
export function parseImageName(
  name: string,
): { hash: string; width: number; format: ImageFormat } | undefined {
  const [, width, format] = FILE.exec(name) ?? [];
  return format === undefined
    ? undefined
    : { hash: name.slice(0, 32), width: Number(width), format: format as ImageFormat };
}

/** Hash, width and format of an uploaded image by its URL; undefined for any other. */
export function parseUpload(image: string): ReturnType<typeof parseImageName> {
  const folder = `${IMAGES_PATH}/`;
  return image.startsWith(folder) ? parseImageName(image.slice(folder.length)) : undefined;
}

/** The URL of one of the demo's drawings. */
export const drawing = /^(\/pictures\/[^/]+)\.svg$/;

/** Whether an image is one of the demo's drawings. */
export const isDrawing = (image: string) => drawing.test(image);

/**
 * Whether an image may have a ground of its own. Not one that is known to be transparent: a drawing, or an upload whose URL
 * is that of its WebP.
 */
export const isPhoto = (image: string) => !isDrawing(image) && parseUpload(image)?.format !== "webp";
