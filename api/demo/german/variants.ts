import type { DemoGroup } from "../catalogue/groups";
import { demoVariants, withTexts } from "../catalogue/variants";
import type { TextsBySlug } from "../catalogue/demo-product";

const wetsuit = "Das Band lässt sich ohne Werkzeug über den Neoprenanzug verlängern.";
const onRubber = {
  [wetsuit]: "Das Kautschukband trocknet sofort und passt über den Neoprenanzug.",
  "Band: Edelstahl, 20 mm, Taucherverlängerung": "Band: FKM-Kautschuk, 20 mm, Dornschließe",
};

/** The German name and the changed parts of the German description of each variant, by its slug. */
const texts: Readonly<Record<string, readonly [name: string, texts: Readonly<Record<string, string>>]>> = {
  "halden-skerry-300-rubber": ["Halden Skerry 300 Automatik-Taucheruhr, Kautschukband", onRubber],
  "halden-skerry-300-black": [
    "Halden Skerry 300 Automatik-Taucheruhr, Schwarz",
    { [wetsuit]: `Das Zifferblatt ist schwarz. ${wetsuit}` },
  ],
  "halden-skerry-300-black-rubber": [
    "Halden Skerry 300 Automatik-Taucheruhr, Schwarz, Kautschukband",
    { ...onRubber, [wetsuit]: `Das Zifferblatt ist schwarz. ${onRubber[wetsuit]}` },
  ],
  "halden-skerry-300-green": [
    "Halden Skerry 300 Automatik-Taucheruhr, Grün",
    { [wetsuit]: `Das Zifferblatt ist grün. ${wetsuit}` },
  ],
  "orrin-vale-quarto-36-cognac": [
    "Orrin & Vale Quarto 36 Kleine Sekunde, Band in Cognac",
    { "Band: schwarzes Kalbsleder": "Band: cognacfarbenes Kalbsleder" },
  ],
  "norrvik-fjord-34-ice": ["Norrvik Fjord 34 Eisblau", { lachsfarbenem: "eisblauem" }],
  "norrvik-fjord-34-green": ["Norrvik Fjord 34 Grün", { lachsfarbenem: "dunkelgrünem" }],
  "brenmark-cs18-circular-saw-body": [
    "Brenmark CS18 Akku-Handkreissäge, ohne Akku",
    { "Lieferumfang: Säge,": "Lieferumfang: Säge ohne Akku," },
  ],
  "garrick-thorne-f-clamp-800": [
    "Garrick & Thorne Schraubzwinge 800 mm",
    { "Öffnung: 600": "Öffnung: 800", "1,9 kg": "2,3 kg" },
  ],
  "garrick-thorne-f-clamp-1000": [
    "Garrick & Thorne Schraubzwinge 1000 mm",
    { "Öffnung: 600": "Öffnung: 1000", "1,9 kg": "2,7 kg" },
  ],
  "kestrelmark-nato-strap-20-navy": [
    "Kestrelmark NATO-Band 20 mm, Marine und Rot",
    { "gewebtes Nylon": "gewebtes Nylon, marineblau mit rotem Streifen" },
  ],
  "kestrelmark-nato-strap-20-black": [
    "Kestrelmark NATO-Band 20 mm, Schwarz und Grau",
    { "gewebtes Nylon": "gewebtes Nylon, schwarz mit grauem Streifen" },
  ],
};

/** The German texts of the variants of these products, by slug. */
export function germanVariants(products: TextsBySlug) {
  const translated = demoVariants.flatMap(({ slug, of }) => {
    const [name, parts] = texts[slug] ?? [];
    const product = products[of];
    return name && parts && product
      ? [[slug, { name, description: withTexts(product.description, parts) }]]
      : [];
  });
  return Object.fromEntries(translated) as TextsBySlug;
}

/** The German names of the groups, of their options and of their values. */
const words: Readonly<Record<string, string>> = {
  "Brenmark CS18 Cordless Circular Saw": "Brenmark CS18 Akku-Handkreissäge",
  "Garrick & Thorne F-Clamp": "Garrick & Thorne Schraubzwinge",
  "Kestrelmark NATO Strap 20 mm": "Kestrelmark NATO-Band 20 mm",
  "Dial colour": "Zifferblatt",
  Strap: "Band",
  Battery: "Akku",
  Opening: "Öffnung",
  Colour: "Farbe",
  Blue: "Blau",
  Black: "Schwarz",
  Green: "Grün",
  Steel: "Edelstahl",
  Rubber: "Kautschuk",
  "Black calf": "Schwarzes Kalbsleder",
  "Cognac calf": "Cognacfarbenes Kalbsleder",
  Salmon: "Lachs",
  "Ice blue": "Eisblau",
  "5.0 Ah": "5,0 Ah",
  Without: "Ohne",
  "Olive and sand": "Oliv und Sand",
  "Navy and red": "Marine und Rot",
  "Black and grey": "Schwarz und Grau",
};
const german = (text: string) => words[text] ?? text;

/** A group in German. */
export const germanGroupOf = ({ name, options, variants }: DemoGroup): DemoGroup => ({
  name: german(name),
  options: options.map(german),
  variants: variants.map(([slug, ...values]) => [slug, ...values.map(german)] as const),
});
