import type { Attribute } from "../../../src/modules/catalogue/attributes/attribute.entity";

type Row = readonly [slug: string, name: string, unit?: string];

const numbers: readonly Row[] = [
  ["case-diameter", "Case diameter", "mm"],
  ["case-height", "Case height", "mm"],
  ["water-resistance", "Water resistance", "m"],
  ["power-reserve", "Power reserve", "h"],
  ["strap-width", "Strap width", "mm"],
  ["voltage", "Voltage", "V"],
  ["power", "Power", "W"],
  ["torque", "Torque", "Nm"],
  ["no-load-speed", "No-load speed", "rpm"],
  ["disc-diameter", "Disc or blade diameter", "mm"],
  ["cutting-depth", "Depth of cut", "mm"],
  ["blade-length", "Blade length", "mm"],
  ["teeth-per-inch", "Teeth to the inch"],
  ["head-weight", "Head weight", "g"],
  ["length", "Length", "mm"],
  ["opening", "Opening", "mm"],
  ["reach", "Reach", "m"],
  ["accuracy", "Accuracy", "mm/m"],
  ["pieces", "Pieces"],
  ["weight", "Weight", "kg"],
];

const texts: readonly Row[] = [
  ["movement", "Movement"],
  ["case-material", "Case material"],
  ["crystal", "Crystal"],
  ["strap", "Strap"],
  ["dial-colour", "Dial colour"],
  ["power-source", "Power source"],
  ["handle-material", "Handle material"],
  ["protection", "Protection"],
  ["drive", "Drive"],
];

const booleans: readonly Row[] = [
  ["date", "Date"],
  ["tachymeter", "Tachymeter"],
  ["brushless", "Brushless motor"],
  ["case-included", "Case included"],
];

/** The order in the shop: the most important attributes for a choice come first. */
const order = [
  ...["movement", "case-diameter", "case-height", "case-material", "dial-colour", "crystal"],
  ...["water-resistance", "power-reserve", "date", "tachymeter", "strap", "strap-width"],
  ...["power-source", "voltage", "power", "drive", "torque", "no-load-speed", "brushless", "disc-diameter"],
  ...["cutting-depth", "blade-length", "teeth-per-inch", "head-weight", "handle-material", "length"],
  ...["opening", "reach", "accuracy", "protection", "pieces", "case-included", "weight"],
];

/** The headings of a product's page, with their attributes. */
const groups: Record<string, readonly string[]> = {
  Movement: ["movement", "power-reserve", "date", "tachymeter"],
  Case: ["case-diameter", "case-height", "case-material", "dial-colour", "crystal", "water-resistance"],
  Strap: ["strap", "strap-width"],
  Drive: ["power-source", "voltage", "power", "torque", "no-load-speed", "brushless"],
  Size: [
    "drive",
    "disc-diameter",
    "cutting-depth",
    "blade-length",
    "teeth-per-inch",
    "length",
    "opening",
    "reach",
  ],
  Build: ["handle-material", "accuracy", "protection", "pieces", "case-included"],
  Weight: ["head-weight", "weight"],
};

const groupOf = (slug: string) => Object.keys(groups).find((name) => groups[name]?.includes(slug)) ?? null;

const typed = (type: string, rows: readonly Row[]): Attribute[] =>
  rows.map(([slug, name, unit = null]) => ({
    slug,
    name,
    unit,
    type: type as Attribute["type"],
    groupName: groupOf(slug),
  }));

/** The attributes of the demo's products, in the order of the pages. */
export const demoAttributes: readonly Attribute[] = [
  ...typed("NUMBER", numbers),
  ...typed("TEXT", texts),
  ...typed("BOOLEAN", booleans),
].sort((one, other) => order.indexOf(one.slug) - order.indexOf(other.slug));
