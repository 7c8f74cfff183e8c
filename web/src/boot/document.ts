import { isAdminPage } from "../app/router";
import { fontUrl } from "../theme/font";
import type { LazyPage } from "../routing/lazy-page";
import type { RenderRequest } from "./render-types";

const hoistable = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)/;

/** Splits the HTML into the leading elements that belong into the head (title, meta, preloads) and the page itself. */
export function splitHoisted(html: string): { hoisted: string; body: string } {
  let body = html;
  let hoisted = "";
  for (let found = hoistable.exec(body); found; found = hoistable.exec(body)) {
    hoisted += found[0];
    body = body.slice(found[0].length);
  }
  return { hoisted, body };
}

/** The text within each of these style elements. */
export function inlineStylesOf(elements: string): string[] {
  return Array.from(elements.matchAll(/<style[^>]*>([^]*?)<\/style>/g), ([, text = ""]) => text);
}

/** JSON that can't close the script element around it. */
export function toScriptJson(value: object): string {
  return JSON.stringify(value).replace(/</g, "\\u003c");
}

const structuredDataScript = (structuredData: object): string =>
  `<script type="application/ld+json">${toScriptJson({ "@context": "https://schema.org", ...structuredData })}</script>`;

interface HeadParts {
  hoisted: string;
  /** Descriptions of the page in schema.org's vocabulary. */
  structuredData: Iterable<object>;
  styles: string;
  request: RenderRequest;
  page: LazyPage | undefined;
}

/** The head of a rendered page: the font's preload, hoisted elements, structured data, the list of scripts, and styles. */
export function renderHead({ hoisted, structuredData, styles, request, page }: HeadParts): string {
  const scripts = chunksOf("src/boot/entry-client.tsx", request.manifest);
  const run = new Set(scripts);
  if (page) chunksOf(moduleOf(page, request.manifest), request.manifest, scripts);
  if (isAdminPage(request.url)) chunksOf("src/app/admin/AdminTools.tsx", request.manifest, scripts);
  return [
    // First: without HTTP/2 it then gets the connection that has brought the page, and needs no round trips for its own.
    `<link rel="preload" href="${fontUrl}" as="font" type="font/woff2" crossorigin>`,
    hoisted,
    ...Array.from(structuredData, structuredDataScript),
    ...Array.from(
      scripts,
      (file) => `<link data-rel="modulepreload"${run.has(file) ? " data-run" : ""} href="/${file}">`,
    ),
    styles,
  ].join("\n");
}

/** The module of a page; empty where the development server has no manifest. */
const moduleOf = ({ name }: LazyPage, manifest: RenderRequest["manifest"]): string =>
  Object.keys(manifest).find((module) => module.endsWith(`/${name}.tsx`)) ?? "";

/** Adds the file of a module's chunk to `found`, after the files that it imports. */
function chunksOf(
  module: string,
  manifest: RenderRequest["manifest"],
  found = new Set<string>(),
): Set<string> {
  const chunk = manifest[module];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file); // chunks may import each other
  chunk.imports?.forEach((imported) => chunksOf(imported, manifest, found));
  found.delete(chunk.file);
  return found.add(chunk.file);
}
