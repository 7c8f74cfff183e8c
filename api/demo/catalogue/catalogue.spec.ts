import { readdirSync } from "node:fs";
import { join } from "node:path";
import { catalogueImages } from "../../src/modules/images/find-image";
import { demoCatalogue, demoProducts } from "./catalogue";
import { imageNamesOf } from "./demo-product";
import { demoGroups } from "./groups";

const folder = join(__dirname, "../../assets/images");
/** The drawings: those of the catalogue, and the placeholder of an imported product without an image. */
const images = [...demoCatalogue.flatMap(imageNamesOf), "no-image"];

describe("the demo catalogue", () => {
  it("offers 90 products, a third of them watches at least, six in several forms", () => {
    expect(demoProducts).toHaveLength(90);
    expect(demoGroups).toHaveLength(6);
    const grouped = demoGroups.flatMap(({ variants }) => variants.map(([slug]) => slug));
    const forms = demoCatalogue.slice(demoProducts.length).map(({ slug }) => slug);
    expect(grouped.filter((slug) => !forms.includes(slug))).toEqual(
      demoGroups.flatMap(({ variants }) => variants.slice(0, 1).map(([slug]) => slug)),
    );
    expect(new Set(grouped).size).toBe(forms.length + demoGroups.length);
    const watches = demoProducts.filter(({ category }) => category.startsWith("watches"));
    expect(watches.length).toBeGreaterThanOrEqual(30);
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

  it("has a drawing for every image, and an image for every file", () => {
    for (const name of images) expect(catalogueImages().has(name)).toBe(true);
    const files = readdirSync(folder).filter((file) => file.endsWith(".svg"));
    const drawn = [...demoProducts.flatMap(imageNamesOf), "no-image"];
    expect(files.sort()).toEqual(drawn.map((name) => `${name}.svg`).sort());
  });

  it("shows every variant in a drawing of its own", () => {
    const grouped = demoGroups.flatMap(({ variants }) => variants.map(([slug]) => slug));
    expect(new Set(grouped.map((slug) => catalogueImages().get(slug)?.hash)).size).toBe(grouped.length);
  });

  it.each(images)("has a small and harmless image %s", (name) => {
    const svg = catalogueImages().get(name)?.svg.toString() ?? "";
    expect(Buffer.byteLength(svg)).toBeLessThan(14_336);
    expect(svg).not.toMatch(/<script|\son\w+=|javascript:|<image|<foreignObject/i);
    expect(svg.replace('xmlns="http://www.w3.org/2000/svg"', "")).not.toMatch(/https?:|\/\//);
  });

  it("has a preview for shared links of each product's first image and of the placeholder, and no others", () => {
    const slugs = [...demoCatalogue.map(({ slug }) => slug), "no-image"];
    const wanted = slugs.flatMap((slug) => catalogueImages().get(slug) ?? []);
    const found = readdirSync(join(folder, "shared"));
    expect(found.sort()).toEqual(wanted.map(({ slug, hash }) => `${slug}.${hash}.jpg`).sort());
  });
});
