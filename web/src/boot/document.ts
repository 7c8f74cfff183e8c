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

/** The head of a rendered page: hoisted elements, structured data, the font's preload, the list of scripts, and styles. */
export function renderHead({ hoisted, structuredData, styles, request, page }: HeadParts): string {
  const scripts = chunksOf("src/boot/entry-client.tsx", request.manifest);
  if (page) chunksOf(`src/pages/${page.source}.tsx`, request.manifest, scripts);
  if (isAdminPage(request.url)) chunksOf("src/app/admin/AdminTools.tsx", request.manifest, scripts);
  return [
    hoisted,
    ...Array.from(structuredData, structuredDataScript),
    `<link rel="preload" href="${fontUrl}" as="font" type="font/woff2" crossorigin>`,
    ...Array.from(scripts, (file) => `<link data-rel="modulepreload" href="/${file}">`),
    styles,
  ].join("\n");
}

/** Adds the file of a module's chunk, and the files that it imports, to `found`. */
function chunksOf(
  module: string,
  manifest: RenderRequest["manifest"],
  found = new Set<string>(),
): Set<string> {
  const chunk = manifest[module];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  chunk.imports?.forEach((imported) => chunksOf(imported, manifest, found));
  return found;
}
