import {
  imageMediaTypes,
  IMAGES_PATH,
  parseImageName,
  SVG_MEDIA_TYPE,
  UPLOADED_LOGO,
} from "@shop/shared/images";
import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import type { ImageStore } from "../../context/image-store";

/** The generated images of the demo catalogue. */
const CATALOGUE_IMAGES_FOLDER = resolve(dirname(require.resolve("@shop/api/package.json")), "assets/images");

/** An uploaded image and its media type; null if no image has this name. */
export async function findImage(
  store: ImageStore,
  name: string,
): Promise<{ bytes: Buffer; mediaType: string } | null> {
  const format = parseImageName(name)?.format;
  if (!format && !UPLOADED_LOGO.test(`${IMAGES_PATH}/${name}`)) return null;
  const bytes = await store.get(name);
  return bytes && { bytes, mediaType: format ? imageMediaTypes[format] : SVG_MEDIA_TYPE };
}

/** A drawing of the demo catalogue. */
export interface CatalogueImage {
  slug: string;
  svg: Buffer;
  /** A hash of the drawing, which is part of its URL. */
  hash: string;
}

let read: ReadonlyMap<string, CatalogueImage> | undefined;

/** All drawings by slug: the files in api/assets/images, read once, and those of the variants. */
export function catalogueImages(): ReadonlyMap<string, CatalogueImage> {
  return (read ??= readDrawings());
}

/** Separates a product's slug from the name of a further view in the slug of a drawing. */
const VIEW = "--";

/** The product whose drawings a variant's drawings are made of, by replacing the matches of patterns in them. */
interface VariantDrawings {
  of: string;
  replace: Record<string, string>;
}

function readDrawings(): ReadonlyMap<string, CatalogueImage> {
  const load = (file: string) => readFileSync(resolve(CATALOGUE_IMAGES_FOLDER, file));
  const drawings = new Map<string, Buffer>();
  for (const file of readdirSync(CATALOGUE_IMAGES_FOLDER))
    if (file.endsWith(".svg")) drawings.set(file.slice(0, -".svg".length), load(file));
  const variants = JSON.parse(load("variants.json").toString()) as Record<string, VariantDrawings>;
  for (const [variant, { of, replace }] of Object.entries(variants))
    for (const [slug, svg] of drawings) {
      const [product, view] = slug.split(VIEW);
      if (product !== of) continue;
      const drawing = Object.entries(replace).reduce(
        (text, [pattern, replacement]) => text.replace(new RegExp(pattern, "g"), replacement),
        svg.toString(),
      );
      drawings.set(view === undefined ? variant : variant + VIEW + view, Buffer.from(drawing));
    }
  return new Map([...drawings].map(([slug, svg]) => [slug, { slug, svg, hash: hashOf(svg) }]));
}

const hashOf = (svg: Buffer) => createHash("sha1").update(svg).digest("hex").slice(0, 10);

/**
 * The share image of a drawing: a JPEG of 1200 by 630, rendered in advance. Further views use the share image of the
 * first view.
 */
export function sharedImage(image: CatalogueImage): Promise<Buffer> {
  const [product = image.slug] = image.slug.split(VIEW);
  const { slug, hash } = catalogueImages().get(product) ?? image;
  return readFile(resolve(CATALOGUE_IMAGES_FOLDER, `shared/${slug}.${hash}.jpg`));
}

/** The URL of a drawing. It changes with the drawing, so that it can be cached forever. */
export function catalogueImageUrl(slug: string): string {
  const hash = catalogueImages().get(slug)?.hash;
  if (!hash) throw new Error(`There is no image "${slug}" in ${CATALOGUE_IMAGES_FOLDER}.`);
  return `/pictures/${slug}.${hash}.svg`;
}
