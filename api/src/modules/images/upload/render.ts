import { imageMediaTypes, imageWidths, MAX_IMAGE_PIXELS, type ImageFormat } from "@shop/shared/images";
import decoder, { type Metadata, type Sharp } from "sharp";
import { invalidImage, UnsupportedImage } from "./errors";
import { plateOf, type Size } from "./rendition";

/** The only decoders that read uploads: none of vector graphics, documents or rare formats. */
const READERS = ["JpegBuffer", "PngBuffer", "WebpBuffer", "HeifBuffer", "NsgifBuffer"];

/** How long decoding, or encoding one size, may take, in seconds. */
const TIMEOUT = { seconds: 20 };

const encoders: Record<ImageFormat, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif({ quality: 55, effort: 3 }),
  webp: (image) => image.webp({ quality: 78 }),
  jpg: (image) => image.flatten({ background: "#fff" }).jpeg({ quality: 80, mozjpeg: true }),
};

let isSetUp = false;

/** Set up for the first image, and thereby loaded: it takes time and memory that most processes never need. */
function sharp(): typeof decoder {
  if (isSetUp) return decoder;
  decoder.cache(false);
  decoder.concurrency(1);
  decoder.block({ operation: ["VipsForeignLoad"] });
  decoder.unblock({ operation: READERS.map((reader) => `VipsForeignLoad${reader}`) });
  isSetUp = true;
  return decoder;
}

/**
 * The displayed size of an image, determined by its content. Throws UnsupportedImage for another format, and
 * BadUserInput for an image with too many pixels, which is not decoded.
 */
export async function measure(bytes: Buffer): Promise<Size> {
  const { autoOrient, width, height, format, compression } = await readHead(bytes);
  if (format === "heif" && compression !== "av1") throw new UnsupportedImage();
  if (width * height > MAX_IMAGE_PIXELS) throw invalidImage(tooManyPixels({ width, height }));
  return autoOrient;
}

/** The width in which an image's transparency is looked for: that of a card. */
const [LOOKED_AT] = imageWidths;

/** Whether anything of an image is transparent. Throws BadUserInput if it can't be decoded completely. */
export async function isTransparent(bytes: Buffer): Promise<boolean> {
  if (!(await readHead(bytes)).hasAlpha) return false;
  const { data, info } = await decode(bytes, LOOKED_AT);
  for (let at = info.channels - 1; at < data.length; at += info.channels)
    if (data[at] !== OPAQUE) return true;
  return false;
}

const OPAQUE = 255;

async function readHead(bytes: Buffer): Promise<Metadata> {
  try {
    return await sharp()(bytes, { limitInputPixels: false }).metadata();
  } catch {
    throw new UnsupportedImage();
  }
}

const millions = (pixels: number) => Math.round(pixels / 1e6).toLocaleString("en-US");

function tooManyPixels({ width, height }: Size): string {
  return `has ${millions(width * height)} million pixels; ${millions(MAX_IMAGE_PIXELS)} million at the most`;
}

/** An image in one width and format. */
export interface Rendition {
  width: number;
  format: ImageFormat;
  bytes: Buffer;
}

/**
 * Encodes an image in each of these ascending widths and every format, the last width as JPEG last: upright, the first
 * frame, without metadata. Throws BadUserInput if it can't be decoded completely.
 */
export async function* render(bytes: Buffer, widths: number[]): AsyncGenerator<Rendition, void> {
  const { data, info } = await decode(bytes, widths.at(-1) as number);
  const { width, height, channels } = info;
  for (const wanted of widths)
    for (const format of Object.keys(imageMediaTypes) as ImageFormat[]) {
      const image = sharp()(data, { raw: { width, height, channels } }).timeout(TIMEOUT);
      yield { width: wanted, format, bytes: await encoders[format](within(image, wanted)).toBuffer() };
    }
}

const within = (image: Sharp, width: number) =>
  image.resize({ ...plateOf(width), fit: "inside", withoutEnlargement: true });

/** Decodes the pixels once, at the largest size that is needed. */
function decode(bytes: Buffer, width: number) {
  const image = sharp()(bytes, {
    limitInputPixels: MAX_IMAGE_PIXELS,
    sequentialRead: true,
    failOn: "error",
  });
  return within(image.autoOrient(), width)
    .timeout(TIMEOUT)
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw invalidImage("is damaged: it can't be read to its end");
    });
}
