import type { AttributeValues } from "../../src/modules/catalogue/attributes/attribute.entity";
import type { ClassifiedProduct } from "./classified-product";
import { offerOf, type DemoProduct } from "./demo-product";

/** A variant of another product of the demo: everything that differs but its offer. */
interface DemoVariant extends Pick<DemoProduct, "slug" | "name"> {
  /** The slug of the other product. */
  readonly of: string;
  /** The changed parts of its description. */
  readonly texts: Readonly<Record<string, string>>;
  readonly attributes?: AttributeValues;
}

const wetsuit = "The bracelet extends over a wetsuit without tools.";
const onRubber = {
  [wetsuit]: "The rubber strap dries at once and fits over a wetsuit.",
  "Bracelet: steel, 20 mm, dive extension": "Strap: FKM rubber, 20 mm, pin buckle",
};
const lume = "lume you can read at thirty metres.";

/** The further variants of the demo's groups. */
export const demoVariants: readonly DemoVariant[] = [
  {
    slug: "halden-skerry-300-rubber",
    of: "halden-skerry-300",
    name: "Halden Skerry 300 Automatic Diver, Rubber Strap",
    texts: onRubber,
    attributes: { strap: "rubber" },
  },
  {
    slug: "halden-skerry-300-black",
    of: "halden-skerry-300",
    name: "Halden Skerry 300 Automatic Diver, Black",
    texts: { [lume]: `${lume} The dial is black.` },
    attributes: { "dial-colour": "black" },
  },
  {
    slug: "halden-skerry-300-black-rubber",
    of: "halden-skerry-300",
    name: "Halden Skerry 300 Automatic Diver, Black, Rubber Strap",
    texts: { ...onRubber, [lume]: `${lume} The dial is black.` },
    attributes: { "dial-colour": "black", strap: "rubber" },
  },
  {
    slug: "halden-skerry-300-green",
    of: "halden-skerry-300",
    name: "Halden Skerry 300 Automatic Diver, Green",
    texts: { [lume]: `${lume} The dial is green.` },
    attributes: { "dial-colour": "green" },
  },
  {
    slug: "orrin-vale-quarto-36-cognac",
    of: "orrin-vale-quarto-36",
    name: "Orrin & Vale Quarto 36 Small Seconds, Cognac Strap",
    texts: { "Strap: black calf": "Strap: cognac calf" },
  },
  {
    slug: "norrvik-fjord-34-ice",
    of: "norrvik-fjord-34",
    name: "Norrvik Fjord 34 Ice Blue",
    texts: { "a salmon dial": "an ice-blue dial" },
    attributes: { "dial-colour": "blue" },
  },
  {
    slug: "norrvik-fjord-34-green",
    of: "norrvik-fjord-34",
    name: "Norrvik Fjord 34 Green",
    texts: { "a salmon dial": "a dark green dial" },
    attributes: { "dial-colour": "green" },
  },
  {
    slug: "brenmark-cs18-circular-saw-body",
    of: "brenmark-cs18-circular-saw",
    name: "Brenmark CS18 Cordless Circular Saw, Without Battery",
    texts: { "In the box: saw,": "In the box: saw without battery," },
  },
  {
    slug: "garrick-thorne-f-clamp-800",
    of: "garrick-thorne-f-clamp-600",
    name: "Garrick & Thorne F-Clamp 800 mm",
    texts: { "Opening: 600": "Opening: 800", "1.9 kg": "2.3 kg" },
    attributes: { opening: 800, weight: 2.3 },
  },
  {
    slug: "garrick-thorne-f-clamp-1000",
    of: "garrick-thorne-f-clamp-600",
    name: "Garrick & Thorne F-Clamp 1000 mm",
    texts: { "Opening: 600": "Opening: 1000", "1.9 kg": "2.7 kg" },
    attributes: { opening: 1_000, weight: 2.7 },
  },
  {
    slug: "kestrelmark-nato-strap-20-navy",
    of: "kestrelmark-nato-strap-20",
    name: "Kestrelmark NATO Strap 20 mm, Navy and Red",
    texts: { "woven nylon": "woven nylon, navy with a red stripe," },
  },
  {
    slug: "kestrelmark-nato-strap-20-black",
    of: "kestrelmark-nato-strap-20",
    name: "Kestrelmark NATO Strap 20 mm, Black and Grey",
    texts: { "woven nylon": "woven nylon, black with a grey stripe," },
  },
];

/** The complete products of the variants of these products. */
export function variantsOf(products: readonly ClassifiedProduct[]): ClassifiedProduct[] {
  const bySlug = new Map(products.map((product) => [product.slug, product]));
  return demoVariants.map(({ of, texts, attributes, ...own }) => {
    const product = bySlug.get(of);
    if (!product) throw new Error(`The demo has no product "${of}".`);
    const description = withTexts(product.description, texts);
    return {
      ...{ ...product, ...own, ...offerOf(own.slug), description },
      attributes: { ...product.attributes, ...attributes },
    };
  });
}

/** A description with some parts replaced. */
export function withTexts(description: string, texts: Readonly<Record<string, string>>): string {
  return Object.entries(texts).reduce((text, [part, replacement]) => {
    if (!text.includes(part)) throw new Error(`"${part}" is missing in a description.`);
    return text.replace(part, replacement);
  }, description);
}
