/**
 * Renders the shop's icons and the share image of its home page: npm run lab -- draw icons. The results
 * are committed; run it after a change to web/src/app/layout/mark.svg, whose paths are repeated here.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { catalogueImages } from "../../api/src/modules/images/find-image";

const folder = join(__dirname, "../../web/public");
const INDIGO = "#3a27d0";
const PLATE = "#f1f1f6";

/** The mark in white on a colored tile. The mark is 32 wide, `room` is the width of the tile. */
function icon(room: number, radius: number): Buffer {
  const edge = (room - 32) / 2;
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-edge} ${-edge} ${room} ${room}">
    <rect x="${-edge}" y="${-edge}" width="${room}" height="${room}" rx="${radius}" fill="${INDIGO}"/>
    <g fill="none" stroke="#fff" stroke-width="3" stroke-linejoin="round" stroke-linecap="round">
      <circle cx="16" cy="16" r="13"/><path d="M16 3v13l6.5-4.5"/>
    </g></svg>`);
}

const png = (svg: Buffer, size: number) =>
  sharp(svg, { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();

/** An .ico file with one PNG: a directory with one entry, then the image. */
function ico(image: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // one image
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // planes
  head.writeUInt16LE(32, 12); // bits per pixel
  head.writeUInt32LE(image.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, image]);
}

/** The share image of the home page: four products side by side. */
async function shareImage(): Promise<Buffer> {
  const slugs = [
    "garrick-thorne-no-4-plane",
    "halden-skerry-300",
    "brenmark-dd18-drill-driver",
    "norrvik-facet-39",
  ];
  const drawings = slugs.map(async (slug, index) => {
    const svg = catalogueImages().get(slug)?.svg;
    if (!svg) throw new Error(`There is no drawing of ${slug}.`);
    return { input: await sharp(svg).resize({ height: 340 }).toBuffer(), left: 20 + index * 292, top: 145 };
  });
  return sharp({ create: { width: 1_200, height: 630, channels: 3, background: PLATE } })
    .composite(await Promise.all(drawings))
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
}

async function main(): Promise<void> {
  const rounded = icon(44, 10);
  const files: [string, Promise<Buffer>][] = [
    ["favicon.ico", png(icon(36, 8), 32).then((image) => ico(image, 32))],
    ["icon-192.png", png(rounded, 192)],
    ["icon-512.png", png(rounded, 512)],
    ["icon-maskable-512.png", png(icon(64, 0), 512)], // launchers may crop it to a circle
    ["apple-touch-icon.png", png(icon(48, 0), 180)],
    ["share.jpg", shareImage()],
  ];
  for (const [file, rendered] of files) writeFileSync(join(folder, file), await rendered);
}

void main();
