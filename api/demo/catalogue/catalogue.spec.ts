import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { drawPictures } from "../drawings/draw-picture";
import { demoCatalogue } from "./catalogue";
import type { DemoProduct } from "./demo-product";

const folder = join(__dirname, "../../assets/images");
const pictures = demoCatalogue.flatMap((product) => drawPictures(product));

function isTool({ drawing }: DemoProduct): boolean {
  return drawing.kind === "tool";
}

/** Whether every tag that is opened is closed in its turn. */
function isWellFormed(xml: string): boolean {
  const open: string[] = [];
  for (const [, closing, name, , selfClosing] of xml.matchAll(
    /<(\/?)([a-zA-Z]+)((?:\s[\w:-]+="[^"<]*")*)(\/?)>/g,
  )) {
    if (closing === "/" && open.pop() !== name) return false;
    if (closing === "" && selfClosing === "" && name !== undefined) open.push(name);
  }
  const leftover = xml.replace(/<\/?[a-zA-Z]+(?:\s[\w:-]+="[^"<]*")*\/?>/g, "");
  return open.length === 0 && !/[<>]|&(?!amp;|lt;|gt;|quot;)/.test(leftover);
}

describe("the demo catalogue", () => {
  it("offers at least 48 products, half tools and half watches", () => {
    expect(demoCatalogue.length).toBeGreaterThanOrEqual(48);
    expect(demoCatalogue.filter(isTool)).toHaveLength(demoCatalogue.length / 2);
  });

  it("names every product once, without regard to case", () => {
    const names = demoCatalogue.map(({ name }) => name.toLowerCase());
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(demoCatalogue.map(({ slug }) => slug)).size).toBe(names.length);
  });

  it("spells slugs so that they can name files", () => {
    for (const { slug } of demoCatalogue) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it("describes every product in 250 to 700 characters", () => {
    const outside = demoCatalogue.filter(({ description: { length } }) => length < 250 || length > 700);
    expect(outside.map(({ name }) => name)).toEqual([]);
    expect(new Set(demoCatalogue.map(({ description }) => description)).size).toBe(demoCatalogue.length);
  });

  it("rates from 0 to 5 and prices to the cent", () => {
    for (const { rating, price } of demoCatalogue) {
      expect(rating).toBeGreaterThanOrEqual(0);
      expect(rating).toBeLessThanOrEqual(5);
      expect(price).toBeGreaterThan(0);
      expect(Number(price.toFixed(2))).toBe(price);
    }
  });

  it("has stock from none to hundreds", () => {
    const counts = demoCatalogue.map(({ countInStock }) => countInStock);
    expect(counts.every((count) => Number.isInteger(count) && count >= 0)).toBe(true);
    expect(counts.filter((count) => count === 0).length).toBeGreaterThanOrEqual(3);
    expect(counts.some((count) => count > 0 && count <= 6)).toBe(true);
    expect(Math.max(...counts)).toBeGreaterThanOrEqual(200);
  });
});

describe("the demo catalogue's pictures", () => {
  it("show every product from two or three sides, each differently", () => {
    for (const product of demoCatalogue) expect([2, 3]).toContain(drawPictures(product).length);
    const bodies = pictures.map(({ svg }) =>
      svg.replace(/<title>.*<\/title>/, "").replace(/p[a-z0-9]{4}/g, ""),
    );
    expect(new Set(bodies).size).toBe(pictures.length);
  });

  it("are named after their product, and the first alone as it is", () => {
    for (const product of demoCatalogue) {
      const [first, ...others] = drawPictures(product).map(({ name }) => name);
      expect(first).toBe(product.slug);
      for (const name of others) expect(name).toMatch(new RegExp(`^${product.slug}--[a-z]+$`));
    }
  });

  it.each(pictures)("are well-formed, small and harmless: $name", ({ svg }) => {
    expect(isWellFormed(svg.trim())).toBe(true);
    expect(Buffer.byteLength(svg)).toBeLessThan(14_336);
    expect(svg).not.toMatch(/<script|\son\w+=|javascript:|<image|<foreignObject/i);
    expect(svg.replace('xmlns="http://www.w3.org/2000/svg"', "")).not.toMatch(/https?:|\/\/|NaN|undefined/);
  });

  it("are small together", () => {
    const bytes = pictures.reduce((sum, { svg }) => sum + Buffer.byteLength(svg), 0);
    expect(bytes).toBeLessThan(1_250_000);
  });

  it("use ids that no other picture has", () => {
    const ids = pictures.flatMap(({ svg }) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("are committed as they are drawn, and no others are", () => {
    const stale = pictures.filter(({ name, svg }) => {
      const file = join(folder, `${name}.svg`);
      return !existsSync(file) || readFileSync(file, "utf8") !== svg;
    });
    expect(stale.map(({ name }) => name)).toEqual([]);
    const drawn = readdirSync(folder).filter((file) => file.endsWith(".svg"));
    expect(drawn.sort()).toEqual(pictures.map(({ name }) => `${name}.svg`).sort());
  });
});
