/** The view of a product in a further image: "use" shows it at work or on the wrist, "scale" on squared paper with its size. */
type View = "use" | "scale" | "side" | "back" | "turned" | "detail";

/** The texts of a product in a language. */
interface ProductTexts {
  readonly name: string;
  /** Plain text; each further line is a line of the specification. */
  readonly description: string;
}

/** Texts by the slugs of their products. */
export type TextsBySlug = Readonly<Record<string, ProductTexts>>;

/** How a product is sold, in any language. */
interface Offer {
  /** Dollars, to the cent. */
  readonly price: number;
  /** From 0 to 5, in tenths. */
  readonly rating: number;
  readonly countInStock: number;
  /** The views of its further images, in the order of the pages. */
  readonly views: readonly View[];
  /** The price without the sale that starts with the demo. */
  readonly regularPrice?: number;
}

/** One product of the demo catalogue. */
export interface DemoProduct extends ProductTexts, Offer {
  /** Names the files of its images in `api/assets/images`: `{slug}.svg` and `{slug}--{view}.svg`. */
  readonly slug: string;
}

type OfferRow = readonly [number, number, number, readonly View[], number?];

/** Price, rating, units in stock and further images of each product, and the price without a sale. */
const offers: Readonly<Record<string, OfferRow>> = {
  "halden-skerry-300": [1289, 4.8, 34, ["use", "scale", "back"]],
  "halden-skerry-200-bronze": [945.5, 4.6, 12, ["side", "back"]],
  "halden-reefwright-500-titanium": [1780, 4.7, 9, ["side", "back"]],
  "halden-lagoon-36": [789, 4.5, 58, ["side", "back"]],
  "kestrelmark-field-38": [419, 4.7, 140, ["side", "back"]],
  "kestrelmark-drylands-solar": [248.5, 4.3, 0, ["side", "back"]],
  "norrvik-polar-gmt": [2150, 4.9, 3, ["use", "scale", "back"]],
  "brenmark-dd18-drill-driver": [229, 4.7, 86, ["use", "scale", "detail"]],
  "brenmark-id18-impact-driver": [139.5, 4.8, 124, ["use", "scale", "detail"]],
  "brenmark-cs18-circular-saw": [189.95, 4.4, 47, ["turned", "detail"]],
  "brenmark-mt12-multi-tool": [119, 4.2, 65, ["turned", "detail"]],
  "fennick-crossbeam-laser": [169, 4.5, 31, ["turned", "detail"]],
  "orrin-vale-quarto-36": [1460, 4.7, 11, ["side", "back"]],
  "orrin-vale-luna": [1985, 4.8, 6, ["use", "scale", "back"]],
  "orrin-vale-brancard": [2240, 4.5, 8, ["side", "back"]],
  "orrin-vale-cambre": [1675, 4.3, 0, ["side", "back"]],
  "orrin-vale-coeur": [735, 4.1, 72, ["side", "back"]],
  "ironmere-claw-hammer-20": [38.5, 4.7, 260, ["turned", "detail"]],
  "ironmere-ball-peen-hammer": [27.9, 4.5, 118, ["turned", "detail"]],
  "garrick-thorne-joiners-mallet": [34, 4.6, 77, ["turned", "detail"]],
  "ironmere-adjustable-wrench-250": [32.75, 4.4, 154, ["turned", "detail"]],
  "ironmere-combination-spanners-6": [64.9, 4.8, 95, ["turned", "detail"]],
  "ironmere-screwdrivers-5": [42, 4.6, 203, ["turned", "detail"]],
  "ironmere-combination-pliers-180": [29.6, 4.7, 4, ["turned", "detail"]],
  "stahlbrook-torque-wrench-220": [94.5, 4.8, 52, ["detail"]],
  "stahlbrook-torque-wrench-60": [82, 4.7, 37, ["detail"], 98],
  "ironmere-ratchet-38": [34.9, 4.6, 88, ["detail"]],
  "ironmere-socket-set-46": [49.9, 4.7, 134, ["detail"], 64.9],
  "ironmere-sockets-12": [72.4, 4.5, 46, ["detail"]],
  "ironmere-hex-keys-9": [18.9, 4.8, 310, ["detail"]],
  "ironmere-t-handle-keys-6": [39.5, 4.4, 61, ["detail"]],
  "ironmere-water-pump-pliers-250": [31.2, 4.7, 97, ["detail"]],
  "ironmere-side-cutters-160": [24.8, 4.6, 142, ["detail"]],
  "tessaro-circuit-41": [3240, 4.8, 7, ["use", "scale", "back"]],
  "tessaro-monoposto": [2685.9, 4.6, 14, ["side", "back"]],
  "tessaro-stradale-quartz": [329, 4.2, 220, ["side", "back"]],
  "tessaro-nero": [1895, 4.4, 18, ["side", "back"]],
  "kestrelmark-nightflight-42": [598, 4.5, 63, ["side", "back"], 690],
  "kestrelmark-observer-44": [1119.4, 3.6, 9, ["side", "back"]],
  "garrick-thorne-bevel-chisels-4": [148, 4.9, 21, ["use", "scale", "detail"]],
  "garrick-thorne-no-4-plane": [312.5, 4.8, 10, ["use", "scale", "detail"]],
  "mizuhane-kataba-265": [46.8, 4.7, 88, ["turned", "detail"]],
  "ironmere-hacksaw-300": [36.2, 3.2, 132, ["turned", "detail"]],
  "garrick-thorne-f-clamp-600": [33.4, 4.5, 6, ["turned", "detail"]],
  "stahlbrook-bench-vice-125": [249, 4.8, 16, ["turned", "detail"]],
  "kestrelmark-nato-strap-20": [24, 4.6, 172, ["detail"]],
  "kestrelmark-nato-strap-22": [24, 4.5, 96, ["detail"]],
  "aldermoor-leather-strap-20": [59, 4.7, 64, ["detail"], 72],
  "aldermoor-leather-strap-18": [54, 4.5, 39, ["detail"]],
  "halden-rubber-strap-22": [79, 4.8, 47, ["detail"]],
  "lumenhof-mesh-bracelet-20": [98, 4.6, 31, ["detail"]],
  "lumenhof-spring-bar-tool": [19.5, 4.7, 148, ["detail"]],
  "orrin-vale-watch-roll-3": [128, 4.8, 18, ["detail"]],
  "aldermoor-council-36": [1850, 4.6, 19, ["side", "back"]],
  "aldermoor-stationmaster": [265, 4.4, 41, ["back"]],
  "aldermoor-regulator": [1399, 4.2, 13, ["side", "back"]],
  "lumenhof-kante-33": [1180, 4.5, 22, ["side", "back"]],
  "lumenhof-linie-38": [1520, 4.8, 37, ["use", "scale", "back"]],
  "lumenhof-skelett": [3690, 4.6, 8, ["side", "back"]],
  "stahlbrook-rh26-rotary-hammer": [279, 4.8, 23, ["use", "scale", "detail"]],
  "stahlbrook-js120-jigsaw": [198.4, 4.6, 38, ["turned", "detail"]],
  "stahlbrook-ag125-angle-grinder": [134, 4.5, 92, ["turned", "detail"]],
  "stahlbrook-hg2000-heat-gun": [89.9, 4.3, 0, ["turned", "detail"]],
  "lindholt-ros150-orbit-sander": [215, 4.6, 29, ["turned", "detail"], 249],
  "lindholt-pr12-plunge-router": [389, 4.4, 14, ["turned", "detail"]],
  "stahlbrook-hss-drill-bits-19": [44.9, 4.6, 118, ["detail"]],
  "stahlbrook-masonry-bits-5": [36.5, 4.7, 75, ["detail"]],
  "lindholt-forstner-bits-5": [52, 4.5, 33, ["detail"]],
  "brenmark-screwdriver-bits-32": [22.9, 4.4, 260, ["detail"]],
  "brenmark-saw-blade-165": [29.9, 4.7, 84, ["detail"]],
  "lindholt-sanding-discs-50": [27.5, 4.3, 190, ["detail"]],
  "brenmark-battery-18v-5ah": [89, 4.8, 73, ["detail"], 109],
  "norrvik-facet-39": [4850, 4.9, 2, ["use", "scale", "back"]],
  "norrvik-fjord-34": [869.5, 4.6, 26, ["side", "back"]],
  "norrvik-frost-38": [1345, 4.5, 15, ["side", "back"]],
  "corvane-pulse-d1": [79, 4.4, 480, ["side", "back"]],
  "corvane-metro-lcd": [94.9, 4.0, 310, ["side", "back"]],
  "lumenhof-erste": [84.5, 4.7, 165, ["side", "back"]],
  "fennick-box-level-600": [58, 4.6, 71, ["turned", "detail"]],
  "fennick-tape-measure-8": [19.9, 4.4, 340, ["turned", "detail"]],
  "fennick-combination-square-300": [74.35, 4.7, 33, ["turned", "detail"]],
  "fennick-digital-calipers-150": [96, 4.5, 52, ["turned", "detail"]],
  "ironmere-toolbox-18": [68.5, 4.5, 44, ["turned", "detail"]],
  "ironmere-utility-knife": [12.9, 3.7, 415, ["turned", "detail"]],
  "fennick-torpedo-level-230": [21.9, 4.5, 126, ["detail"]],
  "fennick-box-level-1200": [84, 4.7, 28, ["turned", "detail"]],
  "fennick-laser-distance-meter-50": [79.5, 4.6, 57, ["detail"], 99.5],
  "garrick-thorne-panel-saw-550": [79, 4.8, 24, ["use", "scale", "detail"]],
  "mizuhane-water-stone": [46, 4.7, 68, ["detail"]],
  "ironmere-ratchet-straps-4": [29.5, 4.4, 105, ["detail"]],
  // further variants
  "halden-skerry-300-rubber": [1169, 4.8, 21, ["back"]],
  "halden-skerry-300-black": [1289, 4.8, 17, ["back"]],
  "halden-skerry-300-black-rubber": [1169, 4.8, 0, ["back"]],
  "halden-skerry-300-green": [1319, 4.8, 14, ["back"]],
  "orrin-vale-quarto-36-cognac": [1460, 4.7, 8, ["side"]],
  "norrvik-fjord-34-ice": [869.5, 4.6, 19, ["back"]],
  "norrvik-fjord-34-green": [899.5, 4.6, 12, ["back"]],
  "brenmark-cs18-circular-saw-body": [119.95, 4.4, 31, ["turned"]],
  "garrick-thorne-f-clamp-800": [38.9, 4.5, 24, ["turned"]],
  "garrick-thorne-f-clamp-1000": [44.9, 4.5, 15, ["turned"]],
  "kestrelmark-nato-strap-20-navy": [24, 4.6, 96, ["detail"]],
  "kestrelmark-nato-strap-20-black": [24, 4.6, 120, ["detail"]],
};

/** How a product is sold. */
export function offerOf(slug: string): Offer {
  const offer = offers[slug];
  if (!offer) throw new Error(`"${slug}" has no price.`);
  const [price, rating, countInStock, views, regularPrice] = offer;
  return { price, rating, countInStock, views, ...(regularPrice !== undefined && { regularPrice }) };
}

/** The products with these texts, in the same order. */
export const productsWith = (texts: TextsBySlug): DemoProduct[] =>
  Object.entries(texts).map(([slug, words]) => ({ slug, ...words, ...offerOf(slug) }));

/** The names of a product's images, without extension; lists show the first one. */
export function imageNamesOf({ slug, views }: Pick<DemoProduct, "slug" | "views">): string[] {
  return [slug, ...views.map((view) => `${slug}--${view}`)];
}
