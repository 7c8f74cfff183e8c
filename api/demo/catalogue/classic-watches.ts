import type { DemoProduct } from "./demo-product";

/** Watches after old and modern classics. */
export const classicWatches: readonly DemoProduct[] = [
  {
    slug: "aldermoor-council-36",
    name: "Aldermoor Council 36 Two-Tone",
    description:
      "The watch of notaries and grandfathers, now wanted by their grandchildren: fluted bezel, champagne dial, a date under its lens and a bracelet of steel and gold that drapes like cloth.\n" +
      "Movement: automatic, quick-set date, 28,800 vph, 50 h power reserve\n" +
      "Case: steel and gold cap, 36 mm, 43.5 mm lug to lug, 11.9 mm high\n" +
      "Crystal: sapphire with date lens\n" +
      "Water resistance: 100 m\n" +
      "Bracelet: five rows, 20 mm, hidden clasp",
    price: 1850.0,
    rating: 4.6,
    countInStock: 19,
    drawing: {
      kind: "watch",
      diameter: 37,
      shape: "round",
      metal: "steel",
      crown: "plain",
      bezel: { style: "fluted", colour: "gold" },
      dial: { finish: "sunburst", colour: "champagne", maker: "Aldermoor", complications: ["magnifiedDate"] },
      indices: { style: "batons", colour: "gold" },
      hands: { style: "baton", colour: "gold", seconds: "gold" },
      strap: { style: "jubilee", colour: "steel", accent: "gold" },
    },
  },
  {
    slug: "aldermoor-stationmaster",
    name: "Aldermoor Stationmaster Pocket Watch",
    description:
      "An open-faced pocket watch on a curb chain, with the dial by which trains once left: bold figures, a railway track and a small seconds hand at six. Seventeen jewels, wound at the crown, audible in a quiet room.\n" +
      "Movement: hand-wound, 18,000 vph, 17 jewels, 46 h power reserve\n" +
      "Case: brass, gold-tone, 50 mm, screwed back\n" +
      "Crystal: domed acrylic\n" +
      "Chain: 30 cm, bolt ring and bar\n" +
      "In the box: watch, chain, linen pouch",
    price: 265.0,
    rating: 4.4,
    countInStock: 41,
    drawing: {
      kind: "watch",
      diameter: 50,
      shape: "pocket",
      metal: "gold",
      crown: "plain",
      bezel: { style: "smooth" },
      dial: { finish: "matte", colour: "cream", maker: "Aldermoor", complications: ["smallSeconds"] },
      indices: { style: "arabic", colour: "black" },
      hands: { style: "cathedral", colour: "blue" },
      strap: { style: "chain", colour: "gold" },
    },
  },
  {
    slug: "aldermoor-regulator",
    name: "Aldermoor Regulator No. 3",
    description:
      "Hours above, seconds below and the minutes alone in the middle, as on the clock by which a workshop set all its others. It takes a day to learn and a lifetime to unlearn.\n" +
      "Movement: automatic, regulator module, 42 h power reserve\n" +
      "Case: steel, 40 mm, 47.5 mm lug to lug, 11.5 mm high\n" +
      "Dial: galvanic silver, brushed, registers in white\n" +
      "Crystal: sapphire, front and back\n" +
      "Water resistance: 50 m\n" +
      "Strap: brown calf, 20 mm",
    price: 1399.0,
    rating: 4.2,
    countInStock: 13,
    drawing: {
      kind: "watch",
      diameter: 40,
      shape: "round",
      metal: "steel",
      crown: "onion",
      bezel: { style: "fluted" },
      dial: {
        finish: "sunburst",
        colour: "silver",
        maker: "Aldermoor",
        complications: ["regulator"],
        subdials: "white",
      },
      indices: { style: "thin", colour: "graphite" },
      hands: { style: "needle", colour: "blue" },
      strap: { style: "leather", colour: "tan", accent: "cream" },
    },
  },
  {
    slug: "lumenhof-kante-33",
    name: "Lumenhof Kante 33",
    description:
      "A square with the corners only just taken off: 33 mm across, flat as a coin and drawn with a ruler. Twelve lines and no figure, the seconds small and apart at six. Designed in a school, made in a valley.\n" +
      "Movement: hand-wound, 43 h power reserve\n" +
      "Case: steel, 33 by 33 mm, 7.1 mm high\n" +
      "Crystal: flat sapphire\n" +
      "Water resistance: 30 m\n" +
      "Strap: horse leather, 18 mm",
    price: 1180.0,
    rating: 4.5,
    countInStock: 22,
    drawing: {
      kind: "watch",
      diameter: 39,
      shape: "square",
      metal: "steel",
      crown: "plain",
      bezel: { style: "slim" },
      dial: { finish: "matte", colour: "white", maker: "Lumenhof", complications: ["smallSeconds"] },
      indices: { style: "thin", colour: "graphite" },
      hands: { style: "needle", colour: "graphite" },
      strap: { style: "leather", colour: "graphite" },
    },
  },
  {
    slug: "lumenhof-linie-38",
    name: "Lumenhof Linie 38",
    description:
      "Reduced until it could not be reduced further, then made legible again. A thin bezel, a white dial, lines instead of figures and a steel mesh: the watch that designers wear to meetings with other designers.\n" +
      "Movement: automatic, 3.2 mm thin, 43 h power reserve\n" +
      "Case: steel, 38 mm, 48 mm lug to lug, 6.8 mm high\n" +
      "Crystal: sapphire, front and back\n" +
      "Water resistance: 50 m\n" +
      "Bracelet: fine mesh, 20 mm",
    price: 1520.0,
    rating: 4.8,
    countInStock: 37,
    drawing: {
      kind: "watch",
      diameter: 38.5,
      shape: "round",
      metal: "steel",
      crown: "plain",
      bezel: { style: "slim" },
      dial: { finish: "matte", colour: "white", maker: "Lumenhof" },
      indices: { style: "thin", colour: "graphite" },
      hands: { style: "needle", colour: "graphite", seconds: "indigo" },
      strap: { style: "mesh", colour: "steel" },
    },
  },
  {
    slug: "lumenhof-skelett",
    name: "Lumenhof Skelett Openworked",
    description:
      "All of the movement and none of the dial: bridges sawn out by hand, wheels of brass between them, and the time told by two rhodium hands over the works. Best given to someone who takes things apart.\n" +
      "Movement: hand-wound, openworked, 21 jewels, 55 h power reserve\n" +
      "Case: steel, 40 mm, 47 mm lug to lug, 9.8 mm high\n" +
      "Crystal: sapphire, front and back\n" +
      "Water resistance: 30 m\n" +
      "Strap: rubber-lined calf, 20 mm",
    price: 3690.0,
    rating: 4.6,
    countInStock: 1,
    drawing: {
      kind: "watch",
      diameter: 40,
      shape: "round",
      metal: "steel",
      crown: "plain",
      bezel: { style: "smooth" },
      dial: { finish: "skeleton", colour: "graphite", maker: "Lumenhof" },
      indices: { style: "quarters", colour: "silver" },
      hands: { style: "sword", colour: "silver" },
      strap: { style: "leather", colour: "graphite" },
    },
  },
];
