import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { demoCatalogue } from "../api/src/database/seed/catalogue/catalogue";
import { drawPicture } from "../api/src/database/seed/drawings/draw-picture";

const folder = join(__dirname, "../api/assets/pictures");

/** Draws the whole catalogue anew and removes pictures of products that it no longer has. */
function drawPictures(): void {
  mkdirSync(folder, { recursive: true });
  const fresh = new Map(demoCatalogue.map((product) => [`${product.slug}.svg`, drawPicture(product)]));
  const stale = readdirSync(folder).filter((file) => file.endsWith(".svg") && !fresh.has(file));
  for (const file of stale) rmSync(join(folder, file));
  for (const [file, picture] of fresh) writeFileSync(join(folder, file), picture);
  console.log(`Drew ${fresh.size} pictures, removed ${stale.length}.`);
}

drawPictures();
