import type { TextsBySlug } from "./demo-product";

/** Straps, and accessories for the care of watches. */
export const strapsAndCare: TextsBySlug = {
  "kestrelmark-nato-strap-20": {
    name: "Kestrelmark NATO Strap 20 mm, Olive and Sand",
    description:
      "One piece of woven nylon that passes under the watch: if a spring bar breaks, the watch stays on. Dries in half an hour, and costs less than a visit to the watchmaker.\n" +
      "Strap: textile, 20 mm, 1.4 mm thick\n" +
      "Length: 280 mm, cut and sealed by hand\n" +
      "Hardware: brushed steel, sewn and welded\n" +
      "Fits: Field 38, Skerry 200 and every watch with 20 mm between its lugs",
  },
  "kestrelmark-nato-strap-22": {
    name: "Kestrelmark NATO Strap 22 mm, Navy and Red",
    description:
      "A wider strap for pilot's and diver's watches, in regatta colours that don't fade in salt water. The rings are rounded, so they leave no mark on the wrist or on a desk.\n" +
      "Strap: textile, 22 mm, 1.4 mm thick\n" +
      "Length: 290 mm, cut and sealed by hand\n" +
      "Hardware: polished steel, sewn and welded\n" +
      "Fits: Nightflight 42, Reefwright 500 and every watch with 22 mm between its lugs",
  },
  "aldermoor-leather-strap-20": {
    name: "Aldermoor Leather Strap 20 mm, Tan",
    description:
      "Vegetable-tanned leather that darkens with the years. Stitched in linen by hand, lined with a softer leather, and with quick-release bars: no tool is needed to change it.\n" +
      "Strap: leather, 20 mm at the lugs, 18 mm at the buckle\n" +
      "Length: 120 and 75 mm, 3.2 mm thick\n" +
      "Buckle: brushed steel\n" +
      "Spring bars: quick release",
  },
  "aldermoor-leather-strap-18": {
    name: "Aldermoor Leather Strap 18 mm, Black",
    description:
      "The quiet strap for a dress watch: smooth black calf, stitched in its own colour, thin enough to slip under a cuff. The edges are painted in three coats and polished.\n" +
      "Strap: calf leather, 18 mm at the lugs, 16 mm at the buckle\n" +
      "Length: 115 and 75 mm, 2.4 mm thick\n" +
      "Buckle: polished steel\n" +
      "Spring bars: quick release",
  },
  "halden-rubber-strap-22": {
    name: "Halden Rubber Strap 22 mm",
    description:
      "The strap of the Reefwright, on its own. It doesn't pick up dust, doesn't smell after a season in the sea, and its ribs let the wrist breathe. The orange keeper is found again in dark water.\n" +
      "Strap: FKM rubber, 22 mm\n" +
      "Length: 130 and 80 mm\n" +
      "Buckle: titanium\n" +
      "Spring bars: 1.8 mm, included",
  },
  "lumenhof-mesh-bracelet-20": {
    name: "Lumenhof Mesh Bracelet 20 mm",
    description:
      "Woven from steel wire of a third of a millimetre and rolled flat, so that it lies on the wrist like cloth. The clasp slides to any length and holds there; no links have to come out.\n" +
      "Strap: steel mesh, 20 mm\n" +
      "Length: 75 to 170 mm\n" +
      "Clasp: sliding, with a safety catch\n" +
      "Fits: Linie 38 and every watch with 20 mm between its lugs",
  },
  "lumenhof-spring-bar-tool": {
    name: "Lumenhof Spring Bar Tool",
    description:
      "A fork at one end, a pin at the other: all it takes to change a strap without scratching the lugs. The tips are hardened and can be replaced, the knurled grip doesn't slip.\n" +
      "Length: 140 mm\n" +
      "Tips: fork 1.2 mm, pin 0.8 mm, hardened steel\n" +
      "Weight: 0.03 kg\n" +
      "In the box: tool, two spare tips, four spring bars of 18 and 20 mm",
  },
  "orrin-vale-watch-roll-3": {
    name: "Orrin & Vale Watch Roll for 3 Watches",
    description:
      "Takes three watches through an airport without a scratch. Full-grain leather outside, soft suede inside, and cushions that hold a small bracelet as well as a large strap.\n" +
      "Holds: three watches of up to 46 mm\n" +
      "Length: 200 mm closed, 90 mm in diameter\n" +
      "Outside: leather, stitched by hand\n" +
      "Inside: suede, removable cushions\n" +
      "Weight: 0.38 kg",
  },
};
