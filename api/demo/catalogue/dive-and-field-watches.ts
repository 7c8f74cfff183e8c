import type { TextsBySlug } from "./demo-product";

/** Watches for water, woods and other time zones. */
export const diveAndFieldWatches: TextsBySlug = {
  "halden-skerry-300": {
    name: "Halden Skerry 300 Automatic Diver",
    description:
      "An everyday diver's watch: 40.5 mm of steel, a ceramic bezel with a crisp click, and lume you can read at thirty metres. The bracelet extends over a wetsuit without tools.\n" +
      "Movement: automatic, 28,800 vph, 68 h power reserve, hacking seconds\n" +
      "Case: 316L steel, 40.5 mm, 48 mm lug to lug, 12.6 mm high\n" +
      "Crystal: domed sapphire, coated inside\n" +
      "Water resistance: 300 m, screw-down crown\n" +
      "Bezel: ceramic, 120 clicks, one way\n" +
      "Bracelet: steel, 20 mm, dive extension",
  },
  "halden-skerry-200-bronze": {
    name: "Halden Skerry 200 Bronze",
    description:
      "A bronze case that darkens with wear, so no two look alike after a summer. The back is titanium and leaves no green mark on the wrist. The smoked green dial darkens towards the edge.\n" +
      "Movement: automatic, 41 h power reserve\n" +
      "Case: CuSn8 bronze, titanium back, 39 mm, 47 mm lug to lug\n" +
      "Crystal: flat sapphire\n" +
      "Water resistance: 200 m\n" +
      "Strap: woven textile, 20 mm, passes under the case",
  },
  "halden-reefwright-500-titanium": {
    name: "Halden Reefwright 500 Titanium",
    description:
      "A cushion-cased titanium diver for people who work under water. The orange dial stays visible longest, the crown at three turns with gloves on, and it weighs 40 % less than steel.\n" +
      "Movement: automatic, antimagnetic to 4,800 A/m, 60 h power reserve\n" +
      "Case: grade 5 titanium, 43 mm, 49 mm lug to lug\n" +
      "Crystal: sapphire, 3.8 mm thick\n" +
      "Water resistance: 500 m, automatic helium valve\n" +
      "Strap: FKM rubber, 22 mm",
  },
  "halden-lagoon-36": {
    name: "Halden Lagoon 36",
    description:
      "A true 200 m diver in a 36 mm case, with a white lacquer dial, a wave pattern and a Milanese mesh that dries in minutes. Made for slimmer wrists.\n" +
      "Movement: automatic, 42 h power reserve\n" +
      "Case: steel, 36 mm, 43.5 mm lug to lug, 11.4 mm high\n" +
      "Crystal: sapphire\n" +
      "Water resistance: 200 m\n" +
      "Bracelet: steel mesh, 18 mm, sliding clasp",
  },
  "kestrelmark-field-38": {
    name: "Kestrelmark Field 38 Hand-Wound",
    description:
      "A plain, tough field watch: 12- and 24-hour figures, a hand-wound movement and a matte case that doesn't flash in the sun. Wind it once each morning.\n" +
      "Movement: hand-wound, 21,600 vph, 80 h power reserve\n" +
      "Case: bead-blasted steel, 38 mm, 46 mm lug to lug, 9.9 mm high\n" +
      "Crystal: sapphire, coated on both sides\n" +
      "Water resistance: 100 m\n" +
      "Strap: NATO, 20 mm, cut and sealed by hand",
  },
  "kestrelmark-drylands-solar": {
    name: "Kestrelmark Drylands Solar",
    description:
      "Runs for ten months in the dark and without end in daylight. The sand-coloured dial is the solar panel, so there is no battery to change. Cathedral hands recall early field watches.\n" +
      "Movement: solar quartz, ±15 s a month, 10 months of reserve\n" +
      "Case: steel, 40 mm, 47.5 mm lug to lug, 10.2 mm high\n" +
      "Crystal: sapphire\n" +
      "Water resistance: 100 m\n" +
      "Strap: vegetable-tanned leather, 20 mm",
  },
  "norrvik-polar-gmt": {
    name: "Norrvik Polar GMT 40",
    description:
      "Home time on the fourth hand, local time on the others. The hour hand moves on its own when you land, and the watch keeps running. The two-colour bezel separates day from night at home.\n" +
      "Movement: automatic, jumping local hour, 28,800 vph, 70 h power reserve\n" +
      "Case: steel, 40 mm, 47 mm lug to lug, 12.1 mm high\n" +
      "Bezel: 24 hours, ceramic, two colours, 48 clicks both ways\n" +
      "Crystal: sapphire with date lens\n" +
      "Water resistance: 100 m\n" +
      "Bracelet: five rows, 20 mm, 5 mm fine adjustment",
  },
};
