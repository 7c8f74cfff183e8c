import { serverTexts } from "@shop/shared/messages/server";
import {
  imageMediaTypes,
  imageWidths,
  MAX_IMAGE_PIXELS,
  MAX_IMAGE_SIDE,
  type ImageFormat,
} from "@shop/shared/images";
import decoder, { type Metadata, type OutputInfo, type Sharp } from "sharp";
import { invalidImage, UnsupportedImage } from "./errors";
import { plateOf, type Size } from "./rendition";

/** The only decoders that read uploads: none of vector graphics, documents or rare formats. */
const READERS = ["JpegBuffer", "PngBuffer", "WebpBuffer", "HeifBuffer", "NsgifBuffer"];

/** The time limit for decoding an image and encoding all of its sizes, in seconds. */
const MAX_SECONDS = 30;

/**
 * The maximum size of an image's unpacked pixels, in MB: 40 million pixels of four bytes. An interlaced image is
 * unpacked completely before it is scaled, which takes three times as long.
 */
const MAX_UNPACKED_MB = 160;
const INTERLACED_FACTOR = 3;

const encoders: Record<ImageFormat, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif({ quality: 55, effort: 3 }),
  webp: (image) => image.webp({ quality: 78 }),
  jpg: (image) => image.flatten({ background: "#fff" }).jpeg({ quality: 80, mozjpeg: true }),
};

let isSetUp = false;

/** Loads and configures the library for the first image: it takes time and memory that most processes never need. */
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
 * Reads an image's displayed size and possible transparency from its header, without decoding it. Throws
 * UnsupportedImage for another format, and BadUserInput for an image too expensive to decode.
 */
export async function measure(bytes: Buffer): Promise<Size & { hasAlpha: boolean }> {
  const head = await readHead(bytes);
  const { autoOrient, width, height, format, compression, hasAlpha } = head;
  if (format === "heif" && compression !== "av1") throw new UnsupportedImage();
  if (width * height > MAX_IMAGE_PIXELS) throw invalidImage(tooManyPixels({ width, height }));
  if (Math.max(width, height) > MAX_IMAGE_SIDE)
    throw invalidImage(serverTexts().fieldErrors.pictureErrors.side(MAX_IMAGE_SIDE));
  if (unpackedMegabytes(head) > MAX_UNPACKED_MB)
    throw invalidImage(serverTexts().fieldErrors.pictureErrors.unpacked);
  return { ...autoOrient, hasAlpha };
}

/** The size of an image's unpacked pixels in MB, scaled up for formats that take longer to decode. */
function unpackedMegabytes({ width, height, channels, depth, format, isProgressive }: Metadata): number {
  const bytesPerPixel = channels * (depth === "ushort" ? 2 : 1);
  const factor = format === "png" && isProgressive ? INTERLACED_FACTOR : 1;
  return (width * height * bytesPerPixel * factor) / 1e6;
}

/** The width for detecting an image's transparency: that of a card. */
const [LOOKED_AT] = imageWidths;

/** Whether an image with an alpha channel has any transparent pixel. */
export async function isTransparent(decoded: DecodedImage): Promise<boolean> {
  const { data, info } = await within(fromPixels(decoded), LOOKED_AT)
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(refuseSlow);
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

const millions = (pixels: number) => Math.round(pixels / 1e6);

const tooManyPixels = ({ width, height }: Size) =>
  serverTexts().fieldErrors.pictureErrors.pixels(millions(width * height), millions(MAX_IMAGE_PIXELS));

/** An image in one width and format. */
export interface Rendition {
  width: number;
  format: ImageFormat;
  bytes: Buffer;
}

/**
 * Encodes an image in each of these ascending widths and every format, the last width as JPEG last. Images are upright,
 * without animation and metadata. Throws BadUserInput if it takes too long.
 */
export async function* render(decoded: DecodedImage, widths: number[]): AsyncGenerator<Rendition, void> {
  for (const wanted of widths)
    for (const format of Object.keys(imageMediaTypes) as ImageFormat[]) {
      const image = encoders[format](within(fromPixels(decoded), wanted));
      yield { width: wanted, format, bytes: await image.toBuffer().catch(refuseSlow) };
    }
}

/** The pixels of an image, and the deadline for storing it, in ms of the process. */
export interface DecodedImage {
  data: Buffer;
  info: OutputInfo;
  until: number;
}

function fromPixels({ data, info, until }: DecodedImage): Sharp {
  const { width, height, channels } = info;
  const seconds = Math.max(1, Math.ceil((until - performance.now()) / 1_000));
  return sharp()(data, { raw: { width, height, channels } }).timeout({ seconds });
}

function refuseSlow(): never {
  throw invalidImage(serverTexts().fieldErrors.pictureErrors.slow);
}

const within = (image: Sharp, width: number) =>
  image.resize({ ...plateOf(width), fit: "inside", withoutEnlargement: true });

/** Decodes the pixels once, at the largest size needed. Throws BadUserInput if the image can't be decoded completely. */
export async function decode(bytes: Buffer, width: number): Promise<DecodedImage> {
  const until = performance.now() + MAX_SECONDS * 1_000;
  const image = sharp()(bytes, {
    limitInputPixels: MAX_IMAGE_PIXELS,
    sequentialRead: true,
    failOn: "error",
  });
  const decoded = await within(image.autoOrient(), width)
    .timeout({ seconds: MAX_SECONDS })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw invalidImage(serverTexts().fieldErrors.pictureErrors.damaged);
    });
  return { ...decoded, until };
}
