import type { TextsBySlug } from "./demo-product";

/** Hammers, wrenches and other hand tools for joining and separating parts. */
export const fasteningTools: TextsBySlug = {
  "ironmere-claw-hammer-20": {
    name: "Ironmere Claw Hammer 20 oz",
    description:
      "A balanced framing hammer with a forged head, a hickory shaft and a claw thin enough to get under a nail driven too deep. The head is hung straight, so it hits where you look.\n" +
      "Head: 570 g, forged C45, face hardened to 55 HRC\n" +
      "Shaft: hickory in a rubber sleeve, 340 mm\n" +
      "Weight: 0.87 kg",
  },
  "ironmere-ball-peen-hammer": {
    name: "Ironmere Engineer's Ball-Peen Hammer",
    description:
      "Flat on one side for punches, round on the other for rivets: the hammer of fitters and silversmiths. The tapered eye is wedged twice, in wood and in steel, so the head stays on.\n" +
      "Head: 450 g, drop-forged, both faces tempered\n" +
      "Shaft: ash, waxed, 330 mm\n" +
      "Weight: 0.62 kg",
  },
  "garrick-thorne-joiners-mallet": {
    name: "Garrick & Thorne Joiner's Mallet",
    description:
      "Steamed beech with an ash handle that tightens with every blow. The faces lean by five degrees, so you strike a chisel squarely from where you stand.\n" +
      "Head: 150 by 100 by 65 mm, end grain faces\n" +
      "Handle: ash, 320 mm, wedged in walnut\n" +
      "Finish: raw linseed oil\n" +
      "Weight: 0.78 kg",
  },
  "ironmere-adjustable-wrench-250": {
    name: "Ironmere Wide-Jaw Adjustable Wrench 250 mm",
    description:
      "Opens to 38 mm, as wide as most 300 mm wrenches. The worm has almost no play, and the jaws are thin enough for a basin nut.\n" +
      "Length: 250 mm\n" +
      "Opening: 0–38 mm, scale laser-marked\n" +
      "Steel: chrome vanadium, satin chrome\n" +
      "Grip: two-component, dipped\n" +
      "Weight: 0.44 kg",
  },
  "ironmere-combination-spanners-6": {
    name: "Ironmere Combination Spanner Set, 6 Pieces",
    description:
      "The six most useful sizes, in a clip that shows at a glance which one is missing. The rings grip the flats instead of the corners; the open ends are angled by 15 degrees.\n" +
      "Sizes: 8, 10, 13, 15, 17 and 19 mm\n" +
      "Steel: 31CrV3, drop-forged, matt chrome\n" +
      "Standard: DIN 3113 A\n" +
      "In the box: six spanners, clip with hanging eye",
  },
  "ironmere-screwdrivers-5": {
    name: "Ironmere Screwdriver Set, 5 Pieces",
    description:
      "Slotted, cross-head and six-lobe, with precisely ground tips and handles that won't roll off a ladder. The steel rail screws to the wall.\n" +
      "Sizes: SL 6.5, PH2, SL 5.5, PH1, TX20\n" +
      "Blades: chrome vanadium molybdenum, 59 HRC\n" +
      "Handles: two-component, hexagon bolster\n" +
      "In the box: five screwdrivers, rail, two screws",
  },
  "ironmere-combination-pliers-180": {
    name: "Ironmere Combination Pliers 180 mm",
    description:
      "Grips flat, grips round and cuts wire. The pivot is lapped, so the jaws meet without a gap. It cuts 2 mm piano wire and keeps its edge.\n" +
      "Length: 180 mm\n" +
      "Cutting edges: induction-hardened, 62 HRC\n" +
      "Cuts: 2.0 mm piano wire, 3.4 mm medium wire\n" +
      "Weight: 0.25 kg",
  },
};
