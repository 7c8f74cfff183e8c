import type { AttributeValues } from "../../../src/modules/catalogue/attributes/attribute.entity";
import type { Facts } from "./facts-type";

/** The attributes in the order of the sheet's columns. */
const columns = [
  "movement",
  "case-diameter",
  "case-height",
  "case-material",
  "dial-colour",
  "crystal",
  "water-resistance",
  "power-reserve",
  "date",
  "strap",
  "strap-width",
  "tachymeter",
];

/** The rows of each category, from descriptions and pictures: "–" for what these don't tell. */
const sheets = {
  "watches/divers": `
    halden-skerry-300: automatic, 40.5, 12.6, steel, blue, sapphire, 300, 68, yes, steel bracelet, 20
    halden-skerry-200-bronze: automatic, 39, –, bronze, green, sapphire, 200, 41, no, textile, 20
    halden-reefwright-500-titanium: automatic, 43, –, titanium, orange, sapphire, 500, 60, yes, rubber, 22
    halden-lagoon-36: automatic, 36, 11.4, steel, white, sapphire, 200, 42, no, steel mesh, 18
  `,
  "watches/chronographs": `
    tessaro-circuit-41: automatic, 41, 13.4, steel, white, sapphire, 100, 60, no, leather, 20, yes
    tessaro-monoposto: hand-wound, 39, 12, steel, green, sapphire, 50, 63, no, leather, 20, no
    tessaro-stradale-quartz: mecaquartz, 40, 11.8, steel, blue, mineral glass, 50, –, no, leather, 20, no
    tessaro-nero: automatic, 42, –, steel, black, sapphire, 100, 48, no, rubber, 22, yes
  `,
  "watches/field": `
    kestrelmark-field-38: hand-wound, 38, 9.9, steel, black, sapphire, 100, 80, no, textile, 20
    kestrelmark-drylands-solar: solar quartz, 40, 10.2, steel, sand, sapphire, 100, –, no, leather, 20
  `,
  "watches/dress": `
    orrin-vale-quarto-36: hand-wound, 36, 7.4, steel and gold, cream, sapphire, 30, 52, no, leather, 18
    orrin-vale-luna: automatic, 39, 10.8, steel, silver, sapphire, 50, 42, no, leather, 20
    orrin-vale-brancard: hand-wound, 28, 6.9, steel and gold, cream, sapphire, 30, 38, no, leather, 20
    orrin-vale-cambre: hand-wound, 33, 9.5, gold-tone steel, silver, sapphire, 30, 45, no, leather, 20
    orrin-vale-coeur: automatic, 40, 11.2, steel, plum, sapphire, 50, 42, no, leather, 20
    lumenhof-kante-33: hand-wound, 33, 7.1, steel, white, sapphire, 30, 43, no, leather, 18
    lumenhof-linie-38: automatic, 38, 6.8, steel, white, sapphire, 50, 43, no, steel mesh, 20
    lumenhof-skelett: hand-wound, 40, 9.8, steel, –, sapphire, 30, 55, no, leather, 20
    aldermoor-regulator: automatic, 40, 11.5, steel, silver, sapphire, 50, 42, no, leather, 20
  `,
  "watches/everyday": `
    aldermoor-council-36: automatic, 36, 11.9, steel and gold, champagne, sapphire, 100, 50, yes, steel bracelet, 20
    norrvik-facet-39: automatic, 39, 8.9, steel, blue, sapphire, 100, 72, yes, steel bracelet
    norrvik-fjord-34: automatic, 34, 9.2, steel, salmon, sapphire, 50, 40, no, steel bracelet, 18
    norrvik-frost-38: automatic, 38, 10.6, steel, blue, sapphire, 50, 80, no, leather, 20
    lumenhof-erste: quartz, 33, –, steel, white, mineral glass, 50, –, no, textile, 16
  `,
  "watches/pilots": `
    kestrelmark-nightflight-42: automatic, 42, 11.6, steel, black, sapphire, 100, 56, no, leather, 22
    kestrelmark-observer-44: hand-wound, 44, –, bronze, blue, sapphire, 50, 46, no, leather, 22
    norrvik-polar-gmt: automatic, 40, 12.1, steel, black, sapphire, 100, 70, yes, steel bracelet, 20
  `,
  "watches/digital": `
    corvane-pulse-d1: quartz, 41, –, resin, –, mineral glass, 100, –, –, resin, 22
    corvane-metro-lcd: quartz, 36, 8.2, gold-tone steel, –, acrylic, 100, –, yes, steel bracelet
  `,
  "watches/pocket": `
    aldermoor-stationmaster: hand-wound, 50, –, brass, cream, acrylic, –, 46, no, chain
  `,
};

function valueOf(cell: string): AttributeValues[string] {
  if (cell === "yes" || cell === "no") return cell === "yes";
  return Number.isNaN(Number(cell)) ? cell : Number(cell);
}

function productIn(row: string): [slug: string, values: AttributeValues] {
  const [slug = "", cells = ""] = row.trim().split(": ");
  const values = cells.split(", ").map((cell, at) => [columns[at] ?? "", cell] as const);
  const known = values.filter(([, cell]) => cell !== "–");
  return [slug, Object.fromEntries(known.map(([column, cell]) => [column, valueOf(cell)]))];
}

/** The attributes of the demo's watches. */
export const watchFacts: Facts = Object.fromEntries(
  Object.entries(sheets).map(([category, sheet]) => [
    category,
    Object.fromEntries(sheet.trim().split("\n").map(productIn)),
  ]),
);
