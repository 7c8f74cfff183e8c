/** A demo customer's review of the shop. */
export interface DemoReview {
  readonly person: number;
  readonly daysAgo: number;
  readonly rating: number;
  readonly comment: string;
}

type Row = readonly [person: number, daysAgo: number, rating: number, comment: string];

const rows: readonly Row[] = [
  [
    18,
    340,
    5,
    "Asked two questions about the lume before I bought the bronze diver. Got two straight answers the same day.",
  ],
  [12, 318, 4, "Ratchet and a set of spanners for the garage. Good steel. Wish the spanners came in a roll."],
  [
    5,
    297,
    4.5,
    "Delivery took four days, as it said. I turned the level around twice to check it: it is level.",
  ],
  [11, 276, 4, "Nice pliers, honest price. One handle had a small scratch."],
  [16, 251, 5, "Cut out every socket of a kitchen with the multi tool, on one battery."],
  [
    14,
    233,
    4.5,
    "My parcel was late. When I wrote, they had already asked the carrier, and it came the next morning.",
  ],
  [
    2,
    214,
    4.5,
    "Heat gun for old window frames. Strips eight coats of paint without complaint. The stand is a bit narrow.",
  ],
  [
    7,
    196,
    5,
    "My first mechanical watch. The page said how to wind it and how long it runs then, and both were true.",
  ],
  [10, 178, 4.5, "My father's wrench was an Ironmere. This one sits in the hand the same way."],
  [4, 158, 4, "The drill bits come sorted and labelled. The box they came in could have held three sets."],
  [17, 141, 4.5, "Serious mallet. Heavy, but that's what you want behind a chisel."],
  [
    6,
    124,
    4.5,
    "T-handle keys for bicycles. Everything is where it should be, and it stays there when I drop the rack.",
  ],
  [
    15,
    83,
    5,
    "The plane was set up and sharp when it came out of its box. I took a shaving, then had a coffee, then took another.",
  ],
  [
    8,
    80,
    5,
    "I buy for a workshop of four. Order on Monday, chisels on Thursday, an invoice that my accountant likes.",
  ],
  [
    9,
    76,
    5,
    "Bought the Luna for my mother's seventieth. It was wrapped well and arrived the day before the party.",
  ],
  [
    1,
    60,
    5,
    "Wore the field watch on a week of trail work. Mud, rain and a fall: not a mark on it. Got two more straps.",
  ],
  [
    24,
    57,
    3,
    "The saw I got had a bent frame. They refunded it within two days and were friendly, so three stars and not one.",
  ],
  [
    22,
    52,
    4,
    "Two tape measures, one for each van. They read the same, which is more than I can say of my old ones.",
  ],
  [
    26,
    42,
    3.5,
    "One pack of discs had the wrong grit. They gave me the money back for it and let me keep it.",
  ],
  [19, 39, 5, "Compared five watches side by side here before deciding on the Council. No regrets."],
  [21, 33, 5, "The watch roll smells like a saddler's shop. I own two watches; now I need a third."],
  [23, 28, 4, "Laser is bright enough for indoors. Outside at noon you need the receiver, as the page says."],
  [
    25,
    25,
    5,
    "Changed a strap for the first time in my life, with the tool and the two sentences on the product page.",
  ],
  [0, 20, 4.5, "A proper saw that I can sharpen. Came in a cardboard sleeve that I still use to hang it up."],
  [
    20,
    4,
    4,
    "The chronograph was too large for my wrist. Sending it back took one mail, and the refund came in three days.",
  ],
];

/** The reviews of the demo shop, oldest first. */
export const demoReviews: readonly DemoReview[] = rows.map(([person, daysAgo, rating, comment]) => ({
  person,
  daysAgo,
  rating,
  comment,
}));
