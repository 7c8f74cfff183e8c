import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { ContentCoding } from "../http/content-negotiation";
import type { Page } from "./page-cache";

const encoders: Record<ContentCoding, (html: string) => Promise<Buffer>> = {
  br: (html) => promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (html) => promisify(gzip)(html),
};

const encodedPages = new WeakMap<Page, Map<ContentCoding, Promise<Buffer>>>();

/** The page's HTML compressed: once for each coding, for as long as the page is cached. */
export function encodePage(page: Page, coding: ContentCoding): Promise<Buffer> {
  const encoded = encodedPages.get(page) ?? new Map<ContentCoding, Promise<Buffer>>();
  encodedPages.set(page, encoded);
  const bytes = encoded.get(coding) ?? encoders[coding](page.html);
  encoded.set(coding, bytes);
  return bytes;
}
