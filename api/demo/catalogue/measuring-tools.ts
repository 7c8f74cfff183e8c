import type { DemoProduct } from "./demo-product";

/** Tools that do nothing but tell the truth. */
export const measuringTools: readonly DemoProduct[] = [
  {
    slug: "fennick-box-level-600",
    name: "Fennick Box Spirit Level 600 mm",
    description:
      "Milled on both faces, so it is as right upside down as it is upright. Three vials of acrylic that never leak, end caps that come off for a corner, and hand holes for cold mornings.\n" +
      "Length: 600 mm\n" +
      "Accuracy: 0.5 mm per metre, also overhead\n" +
      "Vials: one level, one plumb, one 45°\n" +
      "Profile: aluminium, 60 by 24 mm\n" +
      "Weight: 0.62 kg",
    price: 58.0,
    rating: 4.6,
    countInStock: 71,
    drawing: { kind: "tool", tool: "spiritLevel", body: "yellow", accent: "graphite" },
  },
  {
    slug: "fennick-tape-measure-8",
    name: "Fennick Tape Measure 8 m",
    description:
      "Stands out three metres before it bends, comes home without whipping and reads from both sides. The hook is riveted four times and moves by its own thickness, as it must.\n" +
      "Length: 8 m, blade 25 mm wide\n" +
      "Accuracy: EC class II\n" +
      "Blade: nylon-coated steel, matt\n" +
      "Case: ABS with rubber, belt clip\n" +
      "Weight: 0.42 kg",
    price: 19.9,
    rating: 4.4,
    countInStock: 340,
    drawing: { kind: "tool", tool: "tapeMeasure", body: "yellow", accent: "graphite" },
  },
  {
    slug: "fennick-combination-square-300",
    name: "Fennick Combination Square 300 mm",
    description:
      "Square, mitre, depth gauge and rule in one, and the one that stays in the apron. The blade is ground and etched; the head is cast iron and machined after it has aged for a year.\n" +
      "Blade: 300 mm, hardened stainless steel, 1 and 0.5 mm\n" +
      "Squareness: 0.03 mm over 100 mm\n" +
      "Head: 90° and 45°, with vial\n" +
      "Weight: 0.48 kg",
    price: 74.35,
    rating: 4.7,
    countInStock: 33,
    drawing: { kind: "tool", tool: "combinationSquare", body: "graphite", accent: "brass" },
  },
  {
    slug: "fennick-digital-calipers-150",
    name: "Fennick Digital Calipers 150 mm",
    description:
      "Hundredths of a millimetre, in figures that can be read at arm's length. The display turns itself on with the slide and off by itself, and coolant may splash it: the electronics are sealed.\n" +
      "Range: 150 mm, outside, inside, depth, step\n" +
      "Resolution: 0.01 mm, error limit ±0.02 mm\n" +
      "Protection: IP67\n" +
      "Steel: hardened stainless, lapped faces\n" +
      "In the box: calipers, SR44 cell, case, certificate",
    price: 96.0,
    rating: 4.5,
    countInStock: 52,
    drawing: { kind: "tool", tool: "calipers", body: "graphite", accent: "yellow" },
  },
];
