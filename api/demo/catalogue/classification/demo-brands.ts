import type { Brand } from "../../../src/modules/catalogue/brands/brand.entity";

/** The makers of the demo's products. A product's slug begins with the slug of its brand. */
export const demoBrands: readonly Brand[] = [
  { slug: "aldermoor", name: "Aldermoor" },
  { slug: "brenmark", name: "Brenmark" },
  { slug: "corvane", name: "Corvane" },
  { slug: "fennick", name: "Fennick" },
  { slug: "garrick-thorne", name: "Garrick & Thorne" },
  { slug: "halden", name: "Halden" },
  { slug: "ironmere", name: "Ironmere" },
  { slug: "kestrelmark", name: "Kestrelmark" },
  { slug: "lindholt", name: "Lindholt" },
  { slug: "lumenhof", name: "Lumenhof" },
  { slug: "mizuhane", name: "Mizuhane" },
  { slug: "norrvik", name: "Norrvik" },
  { slug: "orrin-vale", name: "Orrin & Vale" },
  { slug: "stahlbrook", name: "Stahlbrook" },
  { slug: "tessaro", name: "Tessaro" },
];

/** The slug of the brand in a product's slug. */
export function brandOf(slug: string): string {
  const brand = demoBrands.find((each) => slug.startsWith(`${each.slug}-`));
  if (!brand) throw new Error(`No brand of the demo makes "${slug}".`);
  return brand.slug;
}
