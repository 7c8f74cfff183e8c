import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import type { Caller, RestAnswer } from "./caller";
import type { AddedImage } from "../../src/modules/images/upload/add-image.service";

interface Wanted {
  width?: number;
  height?: number;
  format?: "jpeg" | "png" | "webp" | "avif" | "gif" | "tiff";
}

/** A generated image: its upper half red, its lower half blue. */
export function anImage({ width = 900, height = 600, format = "jpeg" }: Wanted = {}): Promise<Buffer> {
  const half = { width, height: Math.round(height / 2), channels: 3 as const, background: "#00c" };
  return sharp({ create: { width, height, channels: 3, background: "#c00" } })
    .composite([{ input: { create: half }, gravity: "south" }])
    .toFormat(format)
    .toBuffer();
}

/** A small PNG that decodes to `side` × `side` black pixels. */
export function decompressionBomb(side: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.writeUInt8(1, 8); // one bit per pixel, black or white
  const lines = deflateSync(Buffer.alloc(side * (1 + Math.ceil(side / 8))));
  const chunks = [chunk("IHDR", head), chunk("IDAT", lines), chunk("IEND", Buffer.alloc(0))];
  return Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), ...chunks]);
}

function chunk(type: string, content: Buffer): Buffer {
  const held = Buffer.concat([Buffer.from(type), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(held));
  return Buffer.concat([length, held, sum]);
}

/** Uploads bytes as an image. */
export function upload(
  caller: Caller,
  body: Buffer | string,
  type = "application/octet-stream",
): Promise<RestAnswer<AddedImage & { detail: string }>> {
  return caller.post("/pictures", body, { "content-type": type });
}
