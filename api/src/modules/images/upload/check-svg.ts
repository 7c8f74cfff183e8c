import { serverTexts } from "@shop/shared/messages/server";
import { invalidImage } from "./errors";
import type { Size } from "./rendition";

/** The maximum size of an SVG, in bytes. */
export const MAX_SVG_BYTES = 200 * 1_024;

/** A `use` can draw a drawing of further ones: few keep a small file from drawing millions of shapes. */
const MAX_USES = 8;

/** Elements that only draw. All others are refused: scripts, foreign objects, links, images, animations, filters. */
const DRAWING = new Set([
  ...["svg", "g", "defs", "symbol", "use", "title", "desc", "style", "path", "rect", "circle", "ellipse"],
  ...["line", "polyline", "polygon", "text", "tspan", "linearGradient", "radialGradient", "stop"],
  ...["clipPath", "mask"],
]);

/** Without it, browsers draw the file only as a part of a page. */
const NAMESPACE = "http://www.w3.org/2000/svg";

const DECLARATION = /^\uFEFF?\s*(?:<\?xml[^?>]*\?>)?/;
/** Without declarations of its own, so that no entity hides anything. */
const DOCTYPE = /^(?:\s|<!--(?:(?!--)[^])*-->)*<!DOCTYPE svg[^[\]<>]*>/;
/** XML has none of HTML's other entities: a browser draws nothing. */
const UNKNOWN_ENTITY = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i;
/** A comment, an element's start or end, or text. */
const TOKEN =
  /<!--(?:(?!--)[^])*-->|<(?<end>\/)?(?<name>[a-zA-Z][\w:.-]*)(?<attributes>(?:\s+[a-zA-Z_][\w:.-]*\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(?<empty>\/)?>|[^<]+/gy;
const ATTRIBUTE = /(?<name>[a-zA-Z_][\w:.-]*)\s*=\s*["'](?<value>[^]*?)["'](?=\s|$)/g;

const texts = () => serverTexts().fieldErrors.svgErrors;
const refuse = (message: string): never => {
  throw invalidImage(message);
};

/** Throws for CSS that could load something. Escapes could hide it. */
function checkStyle(css: string): void {
  if (/@import|@font-face|[\\&]|url\(\s*(?!["']?#)|image\(|image-set\(/i.test(css)) refuse(texts().external);
}

function checkAttribute(name: string, value: string): void {
  const local = name.replace(/^.*:/, "").toLowerCase();
  if (local.startsWith("on")) refuse(texts().handler(name));
  if (local === "base" || (local === "href" && !value.startsWith("#"))) refuse(texts().external);
  if (!name.startsWith("xmlns")) checkStyle(value.replace(/&(?:amp|lt|gt|quot|apos);/g, ""));
}

/** The size of the root element: its view box, or else its width and height. */
function sizeOf(attributes: ReadonlyMap<string, string>): Size {
  const [, , ...box] = (attributes.get("viewBox") ?? "").trim().split(/[\s,]+/);
  const sides = [box[0] ?? attributes.get("width"), box[1] ?? attributes.get("height")];
  const [width = 0, height = 0] = sides.map((side) => Math.round(parseFloat(side ?? "")));
  const isSize = [width, height].every((side) => side > 0 && Number.isFinite(side));
  return isSize ? { width, height } : refuse(texts().noSize);
}

/**
 * Checks that an SVG only draws: it has no scripts, event handlers, foreign objects, or references to other files. Returns its size;
 * throws BadUserInput with the reason.
 */
export function checkSvg(svg: string): Size {
  const content = svg.replace(DECLARATION, "").replace(DOCTYPE, "");
  const open: string[] = [];
  let [at, uses] = [0, 0];
  let size: Size | undefined;
  let namespace: string | undefined;
  for (const token of content.matchAll(TOKEN)) {
    const { end, name, attributes = "", empty } = token.groups ?? {};
    at = token.index + token[0].length;
    if (name === undefined) {
      if (open.at(-1) === "style") checkStyle(token[0]);
      continue;
    }
    if (!DRAWING.has(name)) refuse(texts().element(name));
    if (end) {
      if (open.pop() !== name) refuse(texts().damaged);
      continue;
    }
    const pairs = Array.from(
      attributes.matchAll(ATTRIBUTE),
      ({ groups }) => groups as { name: string; value: string },
    );
    for (const pair of pairs) checkAttribute(pair.name, pair.value);
    if (open.length === 0) {
      if (name !== "svg" || size) refuse(texts().damaged);
      const root = new Map(pairs.map((pair) => [pair.name, pair.value]));
      size = sizeOf(root);
      namespace = root.get("xmlns");
    }
    if (name === "use" && ++uses > MAX_USES) refuse(texts().uses(MAX_USES));
    if (!empty) open.push(name);
  }
  if (!size || at !== content.length || open.length > 0 || UNKNOWN_ENTITY.test(content))
    return refuse(texts().damaged);
  return namespace === NAMESPACE ? size : refuse(texts().noNamespace(NAMESPACE));
}
