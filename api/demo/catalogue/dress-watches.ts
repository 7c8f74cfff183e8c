import type { TextsBySlug } from "./demo-product";

/** Thin watches for shirts with cuffs. */
export const dressWatches: TextsBySlug = {
  "orrin-vale-quarto-36": {
    name: "Orrin & Vale Quarto 36 Small Seconds",
    description:
      "A gold-capped dress watch of 36 mm, hand-wound and only 7.4 mm thin, with small seconds at six. Simple enough to wear every day, fine enough for the days that matter.\n" +
      "Movement: hand-wound, 21,600 vph, 52 h power reserve\n" +
      "Case: steel with 18 ct gold cap, 36 mm, 43 mm lug to lug\n" +
      "Crystal: domed sapphire\n" +
      "Water resistance: 30 m\n" +
      "Strap: black calf, 18 mm, pin buckle",
  },
  "orrin-vale-luna": {
    name: "Orrin & Vale Luna Moonphase",
    description:
      "A classic moonphase with the moon at six, Roman figures and blued leaf hands. It is set by the crown alone, and stays accurate to a day for two and a half years.\n" +
      "Movement: automatic, moonphase of 59 teeth, 42 h power reserve\n" +
      "Case: polished steel, 39 mm, 46.5 mm lug to lug, 10.8 mm high\n" +
      "Crystal: sapphire, front and back\n" +
      "Water resistance: 50 m\n" +
      "Strap: navy calf, 20 mm, folding clasp",
  },
  "orrin-vale-brancard": {
    name: "Orrin & Vale Brancard",
    description:
      "A rectangular gold-tone watch with a blue stone in its crown, in the proportions of 1925. Stretched Roman figures, a railway minute track and sword hands blued over a flame.\n" +
      "Movement: hand-wound, 38 h power reserve\n" +
      "Case: gold-capped steel, 28 by 38 mm, 6.9 mm high\n" +
      "Crystal: sapphire\n" +
      "Water resistance: 30 m\n" +
      "Strap: burgundy calf, 20 mm",
  },
  "orrin-vale-cambre": {
    name: "Orrin & Vale Cambré Tonneau",
    description:
      "A barrel-shaped case that curves with the wrist, a guilloché dial and a minute track that follows its sides. Rose-gold tone outside, and a movement made in the same shape inside.\n" +
      "Movement: hand-wound shaped calibre, 45 h power reserve\n" +
      "Case: rose-gold-tone steel, 33 by 41 mm, 9.5 mm high\n" +
      "Crystal: curved sapphire\n" +
      "Water resistance: 30 m\n" +
      "Strap: chestnut calf, 20 mm",
  },
  "orrin-vale-coeur": {
    name: "Orrin & Vale Coeur Open Heart",
    description:
      "A window at six shows the balance at work, eight beats a second. The rest of the dial is a deep plum that looks black in the evening.\n" +
      "Movement: automatic, 28,800 vph, 42 h power reserve\n" +
      "Case: polished steel, 40 mm, 47 mm lug to lug, 11.2 mm high\n" +
      "Crystal: sapphire; mineral glass back\n" +
      "Water resistance: 50 m\n" +
      "Strap: black calf, 20 mm, butterfly clasp",
  },
};
