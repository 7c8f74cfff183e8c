import type { TextsBySlug } from "./demo-product";

/** Edge tools, saws and clamps. */
export const woodworkingTools: TextsBySlug = {
  "garrick-thorne-bevel-chisels-4": {
    name: "Garrick & Thorne Bevel-Edge Chisel Set, 4 Pieces",
    description:
      "Four chisels, sharp out of the box: backs lapped flat, bevels honed, and hooped beech handles made for a mallet. The sides are ground thin for the corners of a dovetail.\n" +
      "Widths: 6, 12, 18 and 25 mm\n" +
      "Steel: O1 tool steel, 61 HRC, 25° bevel\n" +
      "Handles: beech, brass ferrule, steel hoop\n" +
      "In the box: four chisels, leather roll",
  },
  "garrick-thorne-no-4-plane": {
    name: "Garrick & Thorne No. 4 Smoothing Plane",
    description:
      "Takes shavings thin enough to read through. A stress-relieved iron body, a frog that seats on its whole face and a 3 mm blade: set it once and plane all day.\n" +
      "Body: ductile iron, sole flat to 0.04 mm, 245 mm\n" +
      "Iron: 50 mm, O1 steel, 3 mm, 62 HRC\n" +
      "Bed: 45°, adjustable mouth\n" +
      "Handles: walnut\n" +
      "Weight: 2.0 kg",
  },
  "mizuhane-kataba-265": {
    name: "Mizuhane Kataba Pull Saw 265 mm",
    description:
      "Cuts on the pull, so the blade can be thin and the kerf narrower than a pencil line. Cross-cut teeth with three bevels leave end grain that needs no planing.\n" +
      "Blade: 265 mm, 0.6 mm thick, kerf 0.9 mm, exchangeable\n" +
      "Teeth: 14 to the inch, impulse-hardened\n" +
      "Handle: cypress, wrapped in cane\n" +
      "Weight: 0.24 kg",
  },
  "ironmere-hacksaw-300": {
    name: "Ironmere High-Tension Hacksaw",
    description:
      "A very stiff frame: 1,100 N of blade tension, set by a lever in the grip. Turn the blade by 45 degrees for flush cuts, and keep five spare blades in the tube.\n" +
      "Blade: 300 mm, bi-metal, 24 teeth to the inch\n" +
      "Depth of cut: 105 mm\n" +
      "Frame: steel tube, powder-coated grip\n" +
      "Weight: 0.71 kg\n" +
      "In the box: frame, one blade fitted",
  },
  "garrick-thorne-f-clamp-600": {
    name: "Garrick & Thorne F-Clamp 600 mm",
    description:
      "The clamp you never have enough of. Malleable iron arms on a cold-drawn bar, a screw that turns with two fingers, and pads that leave no mark in soft wood.\n" +
      "Opening: 600 mm\n" +
      "Throat: 120 mm\n" +
      "Clamping force: 5,500 N\n" +
      "Bar: 30 by 8 mm, serrated\n" +
      "Handle: beech, oiled\n" +
      "Weight: 1.9 kg",
  },
  "stahlbrook-bench-vice-125": {
    name: "Stahlbrook Bench Vice 125",
    description:
      "A cast-iron vice for a lifetime of work. The slide is square and enclosed, the jaws are replaceable, and there is an anvil behind them for hammering.\n" +
      "Jaws: 125 mm wide, hardened, opening 150 mm\n" +
      "Throat: 80 mm\n" +
      "Body: spheroidal cast iron, 360° swivel base\n" +
      "Clamping force: 30 kN\n" +
      "Weight: 16.5 kg",
  },
};
