import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { demoCatalogue } from "../../api/demo/catalogue/catalogue";
import { drawProduct } from "./draw-product";
import { catalogueImages } from "../../api/src/modules/images/find-image";

const folder = join(__dirname, "../../api/assets/images");
const shared = join(folder, "shared");

/** The background of an image, as in the light theme (shared/src/schemes-css.ts). */
const PLATE = "#f1f1f6";

/** Draws the images of the whole demo catalogue, and removes those of products that it no longer has. */
function drawImages(): void {
  mkdirSync(shared, { recursive: true });
  const images = demoCatalogue.flatMap((product) => drawProduct(product));
  const fresh = new Map(images.map(({ name, svg }) => [`${name}.svg`, svg]));
  removeAllBut(folder, ".svg", fresh);
  for (const [file, image] of fresh) writeFileSync(join(folder, file), image);
  console.log(`Drew ${fresh.size} images.`);
}

/**
 * Renders the share images of the products' first images as JPEG, because most services don't show SVG.
 * Leaves unchanged ones.
 */
async function renderShareImages(): Promise<void> {
  const first = demoCatalogue.flatMap(({ slug }) => catalogueImages().get(slug) ?? []);
  const wanted = new Map(first.map(({ slug, svg, hash }) => [`${slug}.${hash}.jpg`, svg]));
  removeAllBut(shared, ".jpg", wanted);
  const missing = [...wanted].filter(([file]) => !existsSync(join(shared, file)));
  for (const [file, svg] of missing) {
    const drawing = await sharp(svg, { density: 144 }).resize({ height: 570 }).toBuffer();
    await sharp({ create: { width: 1_200, height: 630, channels: 3, background: PLATE } })
      .composite([{ input: drawing }])
      .jpeg({ quality: 78, mozjpeg: true })
      .toFile(join(shared, file));
  }
  console.log(`Rendered ${missing.length} share images.`);
}

function removeAllBut(from: string, ending: string, wanted: ReadonlyMap<string, unknown>): void {
  const stale = readdirSync(from).filter((file) => file.endsWith(ending) && !wanted.has(file));
  for (const file of stale) rmSync(join(from, file));
}

drawImages();
void renderShareImages();
