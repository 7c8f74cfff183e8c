import type { TextsBySlug } from "./demo-product";

/** Accessories and consumables of machines. */
export const bitsAndBlades: TextsBySlug = {
  "stahlbrook-hss-drill-bits-19": {
    name: "Stahlbrook HSS Drill Bit Set, 19 Pieces",
    description:
      "Drill bits for steel, from 1 to 10 mm in half millimetres. The split point starts where you set it and doesn't wander; the titanium coating shows by its wear when a bit wants sharpening.\n" +
      "Sizes: 1 to 10 mm, in steps of 0.5\n" +
      "Steel: HSS-G, ground, titanium nitride\n" +
      "Point: 135°, split\n" +
      "Weight: 0.7 kg\n" +
      "In the box: 19 bits, steel index",
  },
  "stahlbrook-masonry-bits-5": {
    name: "Stahlbrook SDS Masonry Bit Set, 5 Pieces",
    description:
      "Four cutting edges of carbide, so they go through reinforcing steel without catching. The flute is wide and clears the dust; a mark on the tip says how long the hole still fits its plug.\n" +
      "Sizes: 5, 6, 8, 10 and 12 mm\n" +
      "Working length: 100 mm\n" +
      "Shank: slotted 10 mm hammer shank\n" +
      "Weight: 0.5 kg\n" +
      "In the box: 5 bits, holder",
  },
  "lindholt-forstner-bits-5": {
    name: "Lindholt Forstner Bit Set, 5 Pieces",
    description:
      "Flat-bottomed holes with a clean edge, for hinges, plugs and magnets. The rim cuts before the blades lift, so even veneer doesn't tear, and the bits can be sharpened with a small file.\n" +
      "Sizes: 15, 20, 25, 30 and 35 mm\n" +
      "Shank: 10 mm, three flats\n" +
      "Steel: alloyed tool steel, ground\n" +
      "Weight: 0.6 kg\n" +
      "In the box: 5 bits, beech rack",
  },
  "brenmark-screwdriver-bits-32": {
    name: "Brenmark Impact Bit Set, 32 Pieces",
    description:
      "Bits for impact drivers: the neck twists a little before the tip breaks. Colour rings say which is which, and the magnetic holder lets go of a bit with a pull on its collar.\n" +
      "Tips: PH, PZ, TX, hex and slotted\n" +
      "Shank: 1/4 in hexagon, 25 and 50 mm\n" +
      "Steel: S2, torsion zone\n" +
      "Weight: 0.4 kg\n" +
      "In the box: 31 bits, quick-release holder, box",
  },
  "brenmark-saw-blade-165": {
    name: "Brenmark Fine-Cut Saw Blade 165 mm, 40 Teeth",
    description:
      "Turns a cordless saw into one for worktops and floors. Forty carbide teeth with alternate bevels leave an edge that needs no sanding; the slots keep the blade quiet and flat when it warms up.\n" +
      "Diameter: 165 mm, bore 20 mm\n" +
      "Kerf: 1.6 mm\n" +
      "Speed: 8,000 rpm at most\n" +
      "For: wood, laminate, plywood\n" +
      "Weight: 0.3 kg",
  },
  "lindholt-sanding-discs-50": {
    name: "Lindholt Sanding Discs 150 mm, 50 Pieces",
    description:
      "Ceramic grain on a paper that doesn't tear at the edge. The holes fit every 150 mm sander with dust extraction, and the coating keeps resin and varnish from clogging them.\n" +
      "Diameter: 150 mm, 19 holes\n" +
      "Grits: P80, P120, P180 and P240\n" +
      "Backing: hook and loop\n" +
      "Weight: 0.6 kg",
  },
  "brenmark-battery-18v-5ah": {
    name: "Brenmark Battery 18 V 5.0 Ah",
    description:
      "Fits every Brenmark machine of 18 volts, and holds a quarter more than the one that came with yours. Four lamps show the charge; it charges in 55 minutes and doesn't mind the cold.\n" +
      "Voltage: 18 V\n" +
      "Capacity: 5.0 Ah, 90 Wh\n" +
      "Cells: lithium-ion, with protection from heat and deep discharge\n" +
      "Weight: 0.6 kg",
  },
};
