import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { demoCatalogue } from "../api/demo/catalogue/catalogue";
import { drawPicture } from "../api/demo/drawings/draw-picture";
import { catalogueImages } from "../api/src/modules/images/find-catalogue-image.service";

const folder = join(__dirname, "../api/assets/images");
const shared = join(folder, "shared");

/** The plate that a picture stands on, as light as the pages' own (web/src/theme/schemes.ts). */
const PLATE = "#f1f1f6";

/** Draws the whole catalogue anew and removes pictures of products that it no longer has. */
function drawPictures(): void {
  mkdirSync(shared, { recursive: true });
  const fresh = new Map(demoCatalogue.map((product) => [`${product.slug}.svg`, drawPicture(product)]));
  removeOthers(folder, ".svg", fresh);
  for (const [file, picture] of fresh) writeFileSync(join(folder, file), picture);
  console.log(`Drew ${fresh.size} pictures.`);
}

/** What is shown of a product where its address is shared: most places take no SVG. Only what changed is drawn again. */
async function drawSharedPictures(): Promise<void> {
  const wanted = new Map([...catalogueImages()].map(([slug, { svg, hash }]) => [`${slug}.${hash}.jpg`, svg]));
  removeOthers(shared, ".jpg", wanted);
  const missing = [...wanted].filter(([file]) => !existsSync(join(shared, file)));
  for (const [file, svg] of missing) {
    const drawing = await sharp(svg, { density: 144 }).resize({ height: 570 }).toBuffer();
    await sharp({ create: { width: 1_200, height: 630, channels: 3, background: PLATE } })
      .composite([{ input: drawing }])
      .jpeg({ quality: 78, mozjpeg: true })
      .toFile(join(shared, file));
  }
  console.log(`Drew ${missing.length} pictures to be shared.`);
}

function removeOthers(from: string, ending: string, wanted: ReadonlyMap<string, unknown>): void {
  const stale = readdirSync(from).filter((file) => file.endsWith(ending) && !wanted.has(file));
  for (const file of stale) rmSync(join(from, file));
}

drawPictures();
void drawSharedPictures();
