import type { Readable } from "node:stream";
import { MAX_PICTURE_BYTES, pictureFault, PictureTooLarge } from "./refusals";

/** All that is sent; throws PictureTooLarge as soon as it is more than a picture may have. */
export async function readUpload(upload: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of upload.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > MAX_PICTURE_BYTES) throw new PictureTooLarge();
      chunks.push(chunk);
    }
  } catch (error) {
    if (upload.readableAborted) throw pictureFault("did not arrive whole");
    upload.resume(); // who still sends hears of it only when done
    throw error;
  }
  return Buffer.concat(chunks, size);
}
