import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { demoCatalogue } from "../../api/demo/catalogue/catalogue";
import { catalogueImages } from "../../api/src/modules/images/find-image";
import { drawProduct } from "./draw-product";

const folder = join(__dirname, "../../api/assets/images");
const images = demoCatalogue.flatMap((product) => drawProduct(product));

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

describe("the demo catalogue's images", () => {
  it("show every product from two or three sides, each differently", () => {
    for (const product of demoCatalogue) expect([2, 3]).toContain(drawProduct(product).length);
    const bodies = images.map(({ svg }) =>
      svg.replace(/<title>.*<\/title>/, "").replace(/p[a-z0-9]{4}/g, ""),
    );
    expect(new Set(bodies).size).toBe(images.length);
  });

  it("are named after their product, and the first alone as it is", () => {
    for (const product of demoCatalogue) {
      const [first, ...others] = drawProduct(product).map(({ name }) => name);
      expect(first).toBe(product.slug);
      for (const name of others) expect(name).toMatch(new RegExp(`^${product.slug}--[a-z]+$`));
    }
  });

  it.each(images)("are well-formed, small and harmless: $name", ({ svg }) => {
    expect(isWellFormed(svg.trim())).toBe(true);
    expect(Buffer.byteLength(svg)).toBeLessThan(14_336);
    expect(svg).not.toMatch(/<script|\son\w+=|javascript:|<image|<foreignObject/i);
    expect(svg.replace('xmlns="http://www.w3.org/2000/svg"', "")).not.toMatch(/https?:|\/\/|NaN|undefined/);
  });

  it("are small together", () => {
    const bytes = images.reduce((sum, { svg }) => sum + Buffer.byteLength(svg), 0);
    expect(bytes).toBeLessThan(1_600_000);
  });

  it("use ids that no other image has", () => {
    const ids = images.flatMap(({ svg }) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("are committed as they are drawn, and no others are", () => {
    const stale = images.filter(({ name, svg }) => {
      const file = join(folder, `${name}.svg`);
      return !existsSync(file) || readFileSync(file, "utf8") !== svg;
    });
    expect(stale.map(({ name }) => name)).toEqual([]);
    const drawn = readdirSync(folder).filter((file) => file.endsWith(".svg"));
    expect(drawn.sort()).toEqual(images.map(({ name }) => `${name}.svg`).sort());
  });

  it("have a share image of each product's first one, and no others", () => {
    const wanted = demoCatalogue.flatMap(({ slug }) => catalogueImages().get(slug) ?? []);
    const found = readdirSync(join(folder, "shared"));
    expect(found.sort()).toEqual(wanted.map(({ slug, hash }) => `${slug}.${hash}.jpg`).sort());
  });
});
