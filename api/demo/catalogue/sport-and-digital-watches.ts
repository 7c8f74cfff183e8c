import type { TextsBySlug } from "./demo-product";

/** Watches for the week: integrated bracelets, displays, and a child's first watch. */
export const sportAndDigitalWatches: TextsBySlug = {
  "norrvik-facet-39": {
    name: "Norrvik Facet 39 Integrated Automatic",
    description:
      "An eight-sided case that flows into its bracelet, brushed flat and polished only at the edges. At 8.9 mm it slips under any cuff, and the guilloché dial catches the light.\n" +
      "Movement: automatic, micro-rotor, 72 h power reserve\n" +
      "Case: steel, 39 mm, 8.9 mm high, eight functional screws\n" +
      "Crystal: sapphire, front and back\n" +
      "Water resistance: 100 m\n" +
      "Bracelet: integrated, tapering from 26 to 18 mm",
  },
  "norrvik-fjord-34": {
    name: "Norrvik Fjord 34 Salmon",
    description:
      "A quiet 34 mm watch with a salmon dial and no date. The hands are polished by hand, and the slim markers catch the light as you move.\n" +
      "Movement: automatic, 40 h power reserve\n" +
      "Case: steel, 34 mm, 41 mm lug to lug, 9.2 mm high\n" +
      "Crystal: sapphire\n" +
      "Water resistance: 50 m\n" +
      "Bracelet: steel, 18 mm, butterfly clasp",
  },
  "norrvik-frost-38": {
    name: "Norrvik Frost 38 Power Reserve",
    description:
      "An ice-blue dial that fades to midnight at the edge, with a gauge at six that shows how much power is left. Leave it in a drawer for three days and it still runs.\n" +
      "Movement: automatic with power reserve indicator, 80 h\n" +
      "Case: steel, 38 mm, 45.5 mm lug to lug, 10.6 mm high\n" +
      "Crystal: sapphire, domed\n" +
      "Water resistance: 50 m\n" +
      "Strap: grey nubuck, 20 mm",
  },
  "corvane-pulse-d1": {
    name: "Corvane Pulse D1",
    description:
      "A digital watch that does everything you need: four buttons, one screen and a battery for seven years. Stopwatch, countdown, five alarms and a light, in a shock-proof resin case.\n" +
      "Movement: quartz module, ±15 s a month\n" +
      "Functions: 1/100 s stopwatch, 24 h countdown, 5 alarms, second time zone\n" +
      "Case: glass-filled resin, 41 mm, 46 g in all\n" +
      "Crystal: mineral glass, recessed\n" +
      "Water resistance: 100 m\n" +
      "Strap: resin, 22 mm",
  },
  "corvane-metro-lcd": {
    name: "Corvane Metro LCD Gold",
    description:
      "The look of 1983 in gold tone, with a movement of today. Sliding clasp, amber light, and an hourly beep that you can switch off.\n" +
      "Movement: quartz module, ±20 s a month, 5 years of battery\n" +
      "Functions: stopwatch, alarm, calendar to 2099\n" +
      "Case: steel, gold-tone plating, 36 mm, 8.2 mm high\n" +
      "Crystal: acrylic\n" +
      "Water resistance: 100 m\n" +
      "Bracelet: plated steel, sliding clasp",
  },
  "lumenhof-erste": {
    name: "Lumenhof Erste for Young Hands",
    description:
      "A real watch for learning the time: every hour and every five minutes numbered, the hours in colour and the minutes in grey. The strap fits for about four years.\n" +
      "Movement: quartz, silent, battery changed free for life\n" +
      "Case: steel, 33 mm, nickel-free\n" +
      "Crystal: hardened mineral glass\n" +
      "Water resistance: 50 m\n" +
      "Strap: washable textile, 16 mm",
  },
};
