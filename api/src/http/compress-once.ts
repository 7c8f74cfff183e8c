import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { ContentCoding } from "./content-negotiation";

const encoders: Record<ContentCoding, (text: string) => Promise<Buffer>> = {
  br: (text) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (text) => promisify(gzip)(text),
};

const compressed = new WeakMap<object, Map<ContentCoding, Promise<Buffer>>>();

/** Compresses a text once per coding; the results live as long as the page or file that they belong to. */
export function compressOnce(owner: object, text: string, coding: ContentCoding): Promise<Buffer> {
  const known = compressed.get(owner) ?? new Map<ContentCoding, Promise<Buffer>>();
  compressed.set(owner, known);
  const bytes = known.get(coding) ?? encoders[coding](text);
  known.set(coding, bytes);
  return bytes;
}
