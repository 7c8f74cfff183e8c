import { imageMediaTypes, parseImageName } from "@shop/shared/images";
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
  if (!format) return null;
  const bytes = await store.get(name);
  return bytes && { bytes, mediaType: imageMediaTypes[format] };
}

/** A drawing of the demo catalogue. */
export interface CatalogueImage {
  slug: string;
  svg: Buffer;
  /** A hash of the drawing, which is part of its URL. */
  hash: string;
}

let read: ReadonlyMap<string, CatalogueImage> | undefined;

/** All drawings by slug; read from api/assets/images once. */
export function catalogueImages(): ReadonlyMap<string, CatalogueImage> {
  return (read ??= new Map(
    readdirSync(CATALOGUE_IMAGES_FOLDER)
      .filter((file) => file.endsWith(".svg"))
      .map((file) => file.slice(0, -".svg".length))
      .map((slug) => [slug, load(slug)]),
  ));
}

function load(slug: string): CatalogueImage {
  const svg = readFileSync(resolve(CATALOGUE_IMAGES_FOLDER, `${slug}.svg`));
  return { slug, svg, hash: createHash("sha1").update(svg).digest("hex").slice(0, 10) };
}

/** Separates a product's slug from the name of a further view in the slug of a drawing. */
const VIEW = "--";

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
