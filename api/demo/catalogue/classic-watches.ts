import type { TextsBySlug } from "./demo-product";

/** Watches in the style of old and modern classics. */
export const classicWatches: TextsBySlug = {
  "aldermoor-council-36": {
    name: "Aldermoor Council 36 Two-Tone",
    description:
      "A timeless two-tone watch: fluted bezel, champagne dial, a date under its lens, and a supple bracelet of steel and gold cap.\n" +
      "Movement: automatic, quick-set date, 28,800 vph, 50 h power reserve\n" +
      "Case: steel and gold cap, 36 mm, 43.5 mm lug to lug, 11.9 mm high\n" +
      "Crystal: sapphire with date lens\n" +
      "Water resistance: 100 m\n" +
      "Bracelet: five rows, 20 mm, hidden clasp",
  },
  "aldermoor-stationmaster": {
    name: "Aldermoor Stationmaster Pocket Watch",
    description:
      "An open-faced pocket watch on a curb chain, with a railway dial: bold figures, a minute track and small seconds at six. Seventeen jewels, wound at the crown, with a tick you can hear in a quiet room.\n" +
      "Movement: hand-wound, 18,000 vph, 17 jewels, 46 h power reserve\n" +
      "Case: brass, gold-tone, 50 mm, screwed back\n" +
      "Crystal: domed acrylic\n" +
      "Chain: 30 cm, bolt ring and bar\n" +
      "In the box: watch, chain, linen pouch",
  },
  "aldermoor-regulator": {
    name: "Aldermoor Regulator No. 3",
    description:
      "Hours at the top, seconds at the bottom and the minutes alone in the middle, like the clocks that workshops set all their others by. You get used to it within a day.\n" +
      "Movement: automatic, regulator module, 42 h power reserve\n" +
      "Case: steel, 40 mm, 47.5 mm lug to lug, 11.5 mm high\n" +
      "Dial: galvanic silver, brushed, registers in white\n" +
      "Crystal: sapphire, front and back\n" +
      "Water resistance: 50 m\n" +
      "Strap: brown calf, 20 mm",
  },
  "lumenhof-kante-33": {
    name: "Lumenhof Kante 33",
    description:
      "A square watch with softly rounded corners: 33 mm across and 7.1 mm thin. Twelve lines, no figures, and small seconds at six.\n" +
      "Movement: hand-wound, 43 h power reserve\n" +
      "Case: steel, 33 by 33 mm, 7.1 mm high\n" +
      "Crystal: flat sapphire\n" +
      "Water resistance: 30 m\n" +
      "Strap: horse leather, 18 mm",
  },
  "lumenhof-linie-38": {
    name: "Lumenhof Linie 38",
    description:
      "Reduced to the essentials and easy to read. A thin bezel, a white dial, lines instead of figures and a steel mesh bracelet.\n" +
      "Movement: automatic, 3.2 mm thin, 43 h power reserve\n" +
      "Case: steel, 38 mm, 48 mm lug to lug, 6.8 mm high\n" +
      "Crystal: sapphire, front and back\n" +
      "Water resistance: 50 m\n" +
      "Bracelet: fine mesh, 20 mm",
  },
  "lumenhof-skelett": {
    name: "Lumenhof Skelett Openworked",
    description:
      "See the whole movement: hand-sawn bridges, brass wheels between them, and two rhodium hands to tell the time. A fine gift for someone who takes things apart.\n" +
      "Movement: hand-wound, openworked, 21 jewels, 55 h power reserve\n" +
      "Case: steel, 40 mm, 47 mm lug to lug, 9.8 mm high\n" +
      "Crystal: sapphire, front and back\n" +
      "Water resistance: 30 m\n" +
      "Strap: rubber-lined calf, 20 mm",
  },
};
