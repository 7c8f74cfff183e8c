import type { TextsBySlug } from "./demo-product";

/** More tools for the bench and the building site: levels, a hand saw, a stone, straps for the roof rack. */
export const benchAndSiteTools: TextsBySlug = {
  "fennick-torpedo-level-230": {
    name: "Fennick Torpedo Level 230 mm",
    description:
      "A spirit level for the pocket. The magnets in its edge hold it on pipes and switch boxes, and a groove keeps it straight on round things.\n" +
      "Length: 230 mm\n" +
      "Accuracy: 0.75 mm per metre\n" +
      "Vials: one level, one plumb, one 45°\n" +
      "Edge: aluminium, two rare-earth magnets\n" +
      "Weight: 0.24 kg",
  },
  "fennick-box-level-1200": {
    name: "Fennick Box Spirit Level 1200 mm",
    description:
      "The long level for door frames, kitchens and walls. The same box section as its smaller brother, with a second rib inside so that it can be stood on without bending.\n" +
      "Length: 1200 mm\n" +
      "Accuracy: 0.5 mm per metre, also overhead\n" +
      "Vials: one level, two plumb\n" +
      "Profile: aluminium, 60 by 24 mm, two hand holes\n" +
      "Weight: 1.1 kg",
  },
  "fennick-laser-distance-meter-50": {
    name: "Fennick Laser Distance Meter 50 m",
    description:
      "Measures a room in three presses, and works out its area and volume. It measures from either end or from the tripod thread, and remembers the last twenty results.\n" +
      "Reach: 50 m\n" +
      "Accuracy: ±1.5 mm\n" +
      "Laser: class 2, 635 nm\n" +
      "Protection: IP54\n" +
      "Battery: two AAA cells, 5,000 measurements\n" +
      "Weight: 0.12 kg\n" +
      "In the box: meter, cells, wrist strap, pouch",
  },
  "garrick-thorne-panel-saw-550": {
    name: "Garrick & Thorne Panel Saw 550 mm",
    description:
      "A hand saw that can be sharpened, and is worth it. The blade is taper-ground, so it doesn't bind in a deep cut, and the beech grip is shaped for four fingers and a pointing one.\n" +
      "Blade: 550 mm, taper-ground spring steel\n" +
      "Teeth: 8 teeth to the inch, cross-cut\n" +
      "Handle: beech, three brass screws\n" +
      "Weight: 0.68 kg",
  },
  "mizuhane-water-stone": {
    name: "Mizuhane Water Stone 1000/6000",
    description:
      "Sharpens chisels, plane irons and kitchen knives. The coarse side takes out a small chip in five minutes, the fine side leaves an edge that shaves. Five minutes in water and it is ready.\n" +
      "Grits: 1000 and 6000\n" +
      "Size: 180 by 60 by 27 mm\n" +
      "Base: walnut, with a rubber foot\n" +
      "Weight: 0.9 kg\n" +
      "In the box: stone, base, flattening stone",
  },
  "ironmere-ratchet-straps-4": {
    name: "Ironmere Ratchet Straps 5 m, 4 Pieces",
    description:
      "For the roof rack, the trailer and the van. The webbing is sewn twice where it carries, the ratchet opens with gloves on, and each hook has a spring that keeps it in its eye.\n" +
      "Length: 5 m each, 25 mm wide\n" +
      "Lashing force: 750 daN, EN 12195-2\n" +
      "Webbing: polyester\n" +
      "Weight: 1.9 kg\n" +
      "In the box: four straps, bag",
  },
};
