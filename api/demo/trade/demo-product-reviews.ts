/** A demo customer's review of a delivered product. */
export interface DemoProductReview {
  readonly slug: string;
  readonly person: number;
  readonly daysAgo: number;
  /** Whole stars. */
  readonly rating: number;
  readonly comment: string;
}

type Row = readonly [person: number, daysAgo: number, rating: number, comment: string];

const reviewsBySlug: Readonly<Record<string, readonly Row[]>> = {
  "garrick-thorne-no-4-plane": [
    [
      12,
      322,
      5,
      "Flat sole, square sides, and the iron took an edge in ten minutes. The best value in my shop.",
    ],
    [10, 231, 4, "Heavy in a good way. The lever cap was tight at first; a drop of oil fixed it."],
    [
      25,
      140,
      5,
      "I am a beginner and got see-through shavings on the first evening. Get the water stone with it.",
    ],
    [
      15,
      79,
      5,
      "Second one I own: the first went to my daughter. Same weight, same sound on the board.\n\nThe frog is machined better than it was ten years ago.",
    ],
  ],
  "kestrelmark-field-38": [
    [
      5,
      301,
      5,
      "Legible at a glance, also at night. I forget that I'm wearing it, which is all I ask of a watch.",
    ],
    [
      21,
      196,
      3,
      "A good watch, but the strap that came with mine was frayed at one hole. They sent another.",
    ],
    [23, 112, 5, "Plus three seconds a day after four months. No date, no fuss."],
    [1, 58, 4, "Runs well and takes knocks. I would have liked a screw-down crown for the river."],
  ],
  "brenmark-dd18-drill-driver": [
    [22, 171, 4, "Strong, and the chuck runs true. The belt clip is an afterthought."],
    [8, 101, 5, "Four of us share three of these. None has come back from a site broken."],
    [14, 54, 4, "Does everything I ask of it at home. The low gear drives 8 mm lags without a murmur."],
  ],
  "stahlbrook-rh26-rotary-hammer": [
    [2, 74, 4, "Through 40 cm of old concrete in one go. The vibration is bearable, the case is not pretty."],
  ],
  "halden-skerry-300": [[18, 66, 5, "Bezel without play, lume until the morning. Wore it to 30 m twice."]],
  "ironmere-hacksaw-300": [
    [24, 56, 2, "The frame came bent, so no cut was straight. They took it back at once."],
  ],
  "lindholt-pr12-plunge-router": [
    [17, 44, 5, "Plunges smoothly and holds its depth to a tenth. Dust collection works."],
  ],
  "aldermoor-council-36": [
    [19, 38, 5, "Thin, quiet and the right size. The blue of the hands changes with the light."],
  ],
  "stahlbrook-js120-jigsaw": [[4, 35, 4, "Cuts square if you let it. The base lock could be firmer."]],
};

/** The reviews of the demo's products. */
export const demoProductReviews: readonly DemoProductReview[] = Object.entries(reviewsBySlug).flatMap(
  ([slug, rows]) =>
    rows.map(([person, daysAgo, rating, comment]) => ({ slug, person, daysAgo, rating, comment })),
);
