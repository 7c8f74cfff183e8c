/** What somebody of the demo's people says of the shop. */
export interface DemoReview {
  readonly person: number;
  readonly daysAgo: number;
  readonly rating: number;
  readonly comment: string;
}

type Row = readonly [person: number, daysAgo: number, rating: number, comment: string];

const rows: readonly Row[] = [
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
    2,
    78,
    4.5,
    "Rotary hammer went through a 40 cm wall without complaint. The case latches are a bit stiff.",
  ],
  [
    9,
    76,
    5,
    "Bought the Luna for my mother's seventieth. It was wrapped well and arrived the day before the party.",
  ],
  [
    12,
    74,
    4,
    "Torque wrench is spot on, I checked it against the one at work. Wish the sockets came in a case.",
  ],
  [5, 69, 4.5, "A level that is level. Delivery took four days, as it said."],
  [18, 67, 5, "Third watch from here. The diver keeps time to two seconds a day."],
  [11, 65, 4, "Nice screwdrivers, and the rail is handy. One handle had a small scratch."],
  [16, 62, 5, "Impact driver and two batteries for less than the big store wants for the driver."],
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
  [14, 55, 4.5, "Good drill, quick delivery. The second battery was charged, which I didn't expect."],
  [
    22,
    52,
    4,
    "Two tape measures, one for each van. They read the same, which is more than I can say of my old ones.",
  ],
  [7, 50, 5, "The mesh bracelet fits so well that I stopped noticing the watch."],
  [17, 45, 4.5, "Serious router. Heavy, but that's what you want on a worktop joint."],
  [
    26,
    42,
    3.5,
    "One pack of discs had the wrong grit. They gave me the money back for it and let me keep it.",
  ],
  [10, 41, 4.5, "My father's hammer was an Ironmere. This one sits in the hand the same way."],
  [19, 39, 5, "Compared five watches side by side here before deciding on the Council. No regrets."],
  [4, 36, 4, "The jigsaw cuts square. Instructions could say more about the pendulum settings."],
  [21, 33, 5, "The watch roll smells like a saddler's shop. I own two watches; now I need a third."],
  [6, 30, 4.5, "Everything in the socket set is where it should be, and it stays there when I drop it."],
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
