import { locale } from "@shop/shared/locale";
import { isAdminPage } from "../app/router";
import { fontUrl } from "../theme/font";
import type { LazyPage } from "../ui/browser/page-loading";
import type { Preview } from "../ui/layout/page-response";
import { previewImageOf } from "../ui/layout/preview-image";
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

/** Serializes JSON that can't close the surrounding script element. */
export function toScriptJson(value: object): string {
  return JSON.stringify(value).replace(/</g, "\\u003c");
}

const structuredDataScript = (structuredData: object): string =>
  `<script type="application/ld+json">${toScriptJson({ "@context": "https://schema.org", ...structuredData })}</script>`;

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** A language with its main country, as Open Graph writes it: "de_DE" for "de". */
function territoryOf(tag: string): string {
  const { language, region } = new Intl.Locale(tag).maximize();
  return `${language}_${region}`;
}

/** The metadata for shared links, the image last: the server adds its size. */
function previewTags({ kind, title, description, url, imageAlt, ...preview }: Preview, site: string): string {
  const tags = [
    ["name", "twitter:card", "summary_large_image"],
    ["name", "twitter:image:alt", imageAlt],
    ["property", "og:site_name", site],
    ["property", "og:locale", territoryOf(locale().language)],
    ["property", "og:type", kind],
    ["property", "og:title", title],
    ["property", "og:description", description],
    ["property", "og:url", url],
    ["property", "og:image", previewImageOf({ ...preview, url })],
    ["property", "og:image:alt", imageAlt],
  ] as const;
  return tags
    .map(([attribute, name, content]) => `<meta ${attribute}="${name}" content="${escaped(content)}">`)
    .join("");
}

interface HeadParts {
  hoisted: string;
  preview: Preview | undefined;
  /** Descriptions of the page in schema.org's vocabulary. */
  structuredData: Iterable<object>;
  styles: string;
  request: RenderRequest;
  page: LazyPage | undefined;
}

/**
 * The head of a rendered page: the font's preload, hoisted elements, the preview of shared links, structured data, the list of scripts, and
 * styles.
 */
export function renderHead({ hoisted, preview, structuredData, styles, request, page }: HeadParts): string {
  const scripts = chunksOf("src/boot/entry-client.tsx", request.manifest);
  const run = new Set(scripts);
  if (page) chunksOf(moduleOf(page, request.manifest), request.manifest, scripts);
  const ofAdmins = isAdminPage(request.url) ? ["RequireStaff", "AdminTools"] : [];
  for (const name of ofAdmins) chunksOf(`src/app/admin/${name}.tsx`, request.manifest, scripts);
  smallestLast(scripts);
  return [
    // First: without HTTP/2 it then reuses the page's connection, and needs no further round trips.
    `<link rel="preload" href="${fontUrl}" as="font" type="font/woff2" crossorigin>`,
    hoisted,
    preview ? previewTags(preview, request.bootstrap.shopName) : "",
    preview ? `<link rel="alternate" hreflang="${locale().language}" href="${escaped(preview.url)}">` : "",
    ...Array.from(structuredData, structuredDataScript),
    ...Array.from(
      scripts,
      (file) => `<link data-rel="modulepreload"${run.has(file) ? " data-run" : ""} href="/${file}">`,
    ),
    styles,
  ].join("\n");
}

/**
 * Moves the bundler's runtime (less than a KB) after the other files: the images that a page starts with may leave only one free
 * connection, and the libraries need it, because they take longest (ADR-0011).
 */
function smallestLast(scripts: Set<string>): void {
  const [runtime] = Array.from(scripts).filter((file) => file.includes("rolldown-runtime"));
  if (runtime && scripts.delete(runtime)) scripts.add(runtime);
}

/** The module of a page; empty in development, which has no manifest. */
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
