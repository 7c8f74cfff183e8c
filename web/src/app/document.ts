import { fontUrl } from "../theme/font";
import type { LazyPage } from "./page";
import type { RenderRequest } from "./rendering";

const hoistable = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)/;

/** Parts what React writes first because it belongs into the head (title, meta, preloads) from the page itself. */
export function splitHoisted(html: string): { hoisted: string; body: string } {
  let body = html;
  let hoisted = "";
  for (let found = hoistable.exec(body); found; found = hoistable.exec(body)) {
    hoisted += found[0];
    body = body.slice(found[0].length);
  }
  return { hoisted, body };
}

interface HeadParts {
  hoisted: string;
  styles: string;
  request: RenderRequest;
  page: LazyPage | undefined;
}

/** The head of a rendered page: what React hoisted, the font and the page's own code ahead of time, and its styles. */
export function headOf({ hoisted, styles, request, page }: HeadParts): string {
  const scripts = page ? chunksOf(`src/pages/${page.source}.tsx`, request.manifest) : [];
  return [
    hoisted,
    `<link rel="preload" href="${fontUrl}" as="font" type="font/woff2" crossorigin>`,
    ...scripts.map((file) => `<link rel="modulepreload" href="/${file}">`),
    styles,
  ].join("\n");
}

/** A module's chunk and those that it imports, the entry's own left out: index.html loads them anyway. */
function chunksOf(module: string, manifest: RenderRequest["manifest"]): string[] {
  const entry = closure("index.html", manifest);
  return [...closure(module, manifest)]
    .filter((key) => !entry.has(key))
    .flatMap((key) => manifest[key]?.file ?? []);
}

function closure(key: string, manifest: RenderRequest["manifest"], seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return seen;
  seen.add(key);
  chunk.imports?.forEach((imported) => closure(imported, manifest, seen));
  return seen;
}
