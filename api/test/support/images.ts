import { crc32, deflateSync } from "node:zlib";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import type { AddedImage } from "../../src/modules/images/add-image";
import type { Caller, RestAnswer } from "./caller";

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
  // one bit per pixel
  return pngOf({ side, bits: 1 }, Buffer.alloc(side * (1 + Math.ceil(side / 8))));
}

/** The header of a PNG: bits per channel, color type (6 is red, green, blue and alpha), and interlacing. */
interface PngHead {
  side: number;
  /** The height, if the image isn't square. */
  height?: number;
  bits: 1 | 8 | 16;
  color?: 0 | 2 | 6;
  interlaced?: boolean;
}

/** A PNG with this header and these uncompressed lines; without lines it can't be decoded. */
export function pngOf(
  { side, height = side, bits, color = 0, interlaced = false }: PngHead,
  unpacked = Buffer.alloc(0),
) {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(height, 4);
  head.writeUInt8(bits, 8);
  head.writeUInt8(color, 9);
  head.writeUInt8(Number(interlaced), 12);
  const lines = deflateSync(unpacked);
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

/** Uploads bytes as a photo for a review of a product. */
export function uploadPhoto(
  caller: Caller,
  productId: string,
  body: Buffer | string,
): Promise<RestAnswer<AddedImage & { detail: string }>> {
  return caller.post(`/products/${productId}/photos`, body, { "content-type": "image/jpeg" });
}

/** Uploads bytes as a photo for a return of an order. */
export function uploadReturnPhoto(
  caller: Caller,
  orderId: string,
  body: Buffer | string,
): Promise<RestAnswer<AddedImage & { detail: string }>> {
  return caller.post(`/orders/${orderId}/photos`, body, { "content-type": "image/jpeg" });
}

/** A recorded request without its body. */
export interface RecordedRequest {
  method: string;
  url: string;
  host: string;
  authorization: string;
  type: string;
}

/** A fake bucket with the part of the S3 API that the shop uses. */
export interface Bucket {
  endpoint: string;
  objects: Map<string, Buffer>;
  seen: RecordedRequest[];
  /** If set, every request is answered with this S3 error code. */
  failing: string | undefined;
  close(): Promise<void>;
}

/** Starts a bucket in this process on its own port. */
export async function openBucket(): Promise<Bucket> {
  const server = createServer((request, response) => void answer(bucket, request, response));
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const bucket: Bucket = {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects: new Map<string, Buffer>(),
    seen: [],
    failing: undefined,
    close: () => close(server),
  };
  return bucket;
}

async function answer(bucket: Bucket, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = "", url = "", headers } = request;
  const [path = ""] = url.split("?");
  const { host = "", authorization = "", "content-type": type = "" } = headers;
  bucket.seen.push({ method, url, host, authorization, type });
  const sent = await buffer(request);
  if (bucket.failing) return refuse(response, 403, bucket.failing);
  if (method === "PUT") bucket.objects.set(path, sent);
  if (method === "DELETE") {
    bucket.objects.delete(path); // even if it doesn't exist, as S3 does
    response.writeHead(204).end();
    return;
  }
  const found = bucket.objects.get(path);
  if (!found) return refuse(response, 404, "NoSuchKey");
  response.setHeader("content-length", method === "PUT" ? 0 : found.length);
  response.end(method === "GET" ? found : undefined);
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { "content-type": "application/xml" });
  response.end(`<Error><Code>${code}</Code><Message>No.</Message></Error>`);
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((closed) => server.close(() => closed()));
}
