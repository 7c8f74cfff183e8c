import type { TextsBySlug } from "./demo-product";

/** Tools that measure. */
export const measuringTools: TextsBySlug = {
  "fennick-box-level-600": {
    name: "Fennick Box Spirit Level 600 mm",
    description:
      "Milled on both faces, so it is as accurate upside down as upright. Three sealed acrylic vials, end caps that come off for corners, and hand holes for a firm grip.\n" +
      "Length: 600 mm\n" +
      "Accuracy: 0.5 mm per metre, also overhead\n" +
      "Vials: one level, one plumb, one 45°\n" +
      "Profile: aluminium, 60 by 24 mm\n" +
      "Weight: 0.62 kg",
  },
  "fennick-tape-measure-8": {
    name: "Fennick Tape Measure 8 m",
    description:
      "Stands out three metres before it bends, retracts without whipping and reads from both sides. The hook has four rivets and moves by its own thickness for true inside and outside measurements.\n" +
      "Length: 8 m, blade 25 mm wide\n" +
      "Accuracy: EC class II\n" +
      "Blade: nylon-coated steel, matt\n" +
      "Case: ABS with rubber, belt clip\n" +
      "Weight: 0.42 kg",
  },
  "fennick-combination-square-300": {
    name: "Fennick Combination Square 300 mm",
    description:
      "Square, mitre, depth gauge and rule in one. The blade is ground and etched; the cast-iron head is machined after a year of ageing, so it stays true.\n" +
      "Blade: 300 mm, hardened stainless steel, 1 and 0.5 mm\n" +
      "Squareness: 0.03 mm over 100 mm\n" +
      "Head: 90° and 45°, with vial\n" +
      "Weight: 0.48 kg",
  },
  "fennick-digital-calipers-150": {
    name: "Fennick Digital Calipers 150 mm",
    description:
      "Hundredths of a millimetre, in figures you can read at arm's length. The display switches on with the slide and off by itself, and the electronics are sealed against coolant.\n" +
      "Range: 150 mm, outside, inside, depth, step\n" +
      "Resolution: 0.01 mm, error limit ±0.02 mm\n" +
      "Protection: IP67\n" +
      "Steel: hardened stainless, lapped faces\n" +
      "In the box: calipers, SR44 cell, case, certificate",
  },
};
