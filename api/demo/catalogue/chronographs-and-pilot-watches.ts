import type { TextsBySlug } from "./demo-product";

/** Stopwatches for the wrist, and watches made to be read from a cockpit. */
export const chronographsAndPilotWatches: TextsBySlug = {
  "tessaro-circuit-41": {
    name: "Tessaro Circuit 41 Chronograph",
    description:
      "A chronograph with a white dial, three black registers and a tachymeter to read speed over a kilometre. Column wheel and vertical clutch, so the sweep hand starts without a jump.\n" +
      "Movement: automatic chronograph, 28,800 vph, 60 h power reserve, 12 h counter\n" +
      "Case: steel, 41 mm, 49 mm lug to lug, 13.4 mm high\n" +
      "Bezel: black ceramic, tachymeter to 500 units an hour\n" +
      "Crystal: box sapphire\n" +
      "Water resistance: 100 m\n" +
      "Strap: perforated calf, 20 mm, folding clasp",
  },
  "tessaro-monoposto": {
    name: "Tessaro Monoposto Bicompax in Racing Green",
    description:
      "Two registers in a cushion case, in racing green. The movement is wound by hand, so nothing hides it through the glass back, and the case has the solid feel of an instrument at 12 mm.\n" +
      "Movement: hand-wound chronograph, 30 min counter, 63 h power reserve\n" +
      "Case: steel, 39 mm, 46 mm lug to lug\n" +
      "Crystal: domed sapphire, front and back\n" +
      "Water resistance: 50 m\n" +
      "Strap: tan rally leather, 20 mm, pin buckle",
  },
  "tessaro-stradale-quartz": {
    name: "Tessaro Stradale Quartz",
    description:
      "A chronograph at a friendly price: its mecaquartz movement sweeps like a mechanical one and snaps back to zero. The blue dial and smooth bezel keep it easy to wear with a shirt.\n" +
      "Movement: mecaquartz, 30 min counter, 3 years of battery\n" +
      "Case: steel, 40 mm, 47 mm lug to lug, 11.8 mm high\n" +
      "Crystal: sapphire-coated mineral glass\n" +
      "Water resistance: 50 m\n" +
      "Strap: Italian calf, 20 mm",
  },
  "tessaro-nero": {
    name: "Tessaro Nero Tachymeter",
    description:
      "All graphite but for one yellow hand: a steel case with a hard carbon coating, a black dial with black registers, and only the time you measure in colour. Resists scratches and glare.\n" +
      "Movement: automatic chronograph, 28,800 vph, 48 h power reserve\n" +
      "Case: steel with DLC coating of 2,000 HV, 42 mm, 50 mm lug to lug\n" +
      "Bezel: tachymeter, engraved\n" +
      "Crystal: sapphire, coated on both sides\n" +
      "Water resistance: 100 m\n" +
      "Strap: natural rubber, 22 mm",
  },
  "kestrelmark-nightflight-42": {
    name: "Kestrelmark Nightflight 42",
    description:
      "A pilot's watch in the style of 1940: large figures, a triangle at twelve and an onion crown for gloved fingers. Everything on the dial glows in the dark.\n" +
      "Movement: automatic, 28,800 vph, soft-iron cage, 56 h power reserve\n" +
      "Case: brushed steel, 42 mm, 50.5 mm lug to lug, 11.6 mm high\n" +
      "Crystal: domed sapphire, coated on both sides\n" +
      "Water resistance: 100 m\n" +
      "Strap: riveted cowhide, 22 mm",
  },
  "kestrelmark-observer-44": {
    name: "Kestrelmark Observer 44 Navigation Watch",
    description:
      "A navigator's dial with the minutes outside and the hours inside, so that you read the minutes first. Large at 44 mm, with a strap long enough to wear over a sleeve.\n" +
      "Movement: hand-wound pocket-watch calibre, 18,000 vph, 46 h power reserve\n" +
      "Case: bronze, steel back, 44 mm, 53 mm lug to lug\n" +
      "Crystal: sapphire\n" +
      "Water resistance: 50 m\n" +
      "Strap: riveted saddle leather, 22 mm",
  },
};
