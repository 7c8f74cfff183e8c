/** The final state of a purchase. A refunded purchase was delivered before. */
export type FinalState =
  | "unpaid"
  | "expired"
  | "cancelled"
  | "paid"
  | "sent"
  | "delivered"
  | "refunded"
  | "part refunded";

/** A purchase of one product or a cart. */
export interface DemoPurchase {
  /** The index among the demo's people. */
  readonly person: number;
  readonly daysAgo: number;
  readonly finalState: FinalState;
  readonly lines: readonly (readonly [slug: string, quantity: number])[];
  /** Delivered by the paid method. */
  readonly express?: boolean;
  /** Ordered with the demo's discount code. */
  readonly code?: boolean;
}

type Line = readonly [slug: string, quantity: number];
type Extra = Pick<DemoPurchase, "express" | "code">;

const bought = (
  person: number,
  daysAgo: number,
  finalState: FinalState,
  lines: readonly Line[],
  extra: Extra = {},
): DemoPurchase => ({ person, daysAgo, finalState, lines, ...extra });

const express = { express: true };
const code = { code: true };

/** The purchases of the last year, oldest first: eight orders, then 60 of the last 90 days. */
export const demoPurchases: readonly DemoPurchase[] = [
  bought(12, 339.1, "delivered", [["garrick-thorne-no-4-plane", 1]]),
  bought(5, 312.4, "delivered", [["kestrelmark-field-38", 1]], express),
  bought(10, 246.7, "delivered", [["garrick-thorne-no-4-plane", 1]]),
  bought(21, 208.3, "delivered", [["kestrelmark-field-38", 1]]),
  bought(22, 182.6, "delivered", [["brenmark-dd18-drill-driver", 1]]),
  bought(25, 151.2, "delivered", [["garrick-thorne-no-4-plane", 1]]),
  bought(23, 124.5, "delivered", [["kestrelmark-field-38", 1]]),
  bought(8, 111.8, "delivered", [["brenmark-dd18-drill-driver", 3]], express),
  bought(15, 89.2, "delivered", [["garrick-thorne-no-4-plane", 1]]),
  bought(
    8,
    87.6,
    "delivered",
    [
      ["garrick-thorne-bevel-chisels-4", 1],
      ["mizuhane-water-stone", 1],
    ],
    code,
  ),
  bought(2, 85.1, "delivered", [
    ["stahlbrook-rh26-rotary-hammer", 1],
    ["stahlbrook-masonry-bits-5", 1],
  ]),
  bought(9, 83.4, "delivered", [["orrin-vale-luna", 1]], express),
  bought(12, 81.8, "delivered", [
    ["stahlbrook-torque-wrench-220", 1],
    ["ironmere-sockets-12", 1],
  ]),
  bought(20, 79.3, "cancelled", [["lumenhof-kante-33", 1]]),
  bought(5, 76.7, "delivered", [["fennick-box-level-1200", 1]]),
  bought(18, 75.2, "delivered", [["halden-skerry-300", 1]], express),
  bought(11, 72.9, "delivered", [["ironmere-screwdrivers-5", 1]], code),
  bought(16, 70.5, "delivered", [
    ["brenmark-id18-impact-driver", 1],
    ["brenmark-battery-18v-5ah", 2],
  ]),
  bought(1, 68.1, "delivered", [
    ["kestrelmark-field-38", 1],
    ["kestrelmark-nato-strap-20", 2],
  ]),
  bought(24, 65.8, "refunded", [["ironmere-hacksaw-300", 1]]),
  bought(14, 63.3, "delivered", [["brenmark-dd18-drill-driver", 1]], express),
  bought(0, 61.4, "delivered", [["ironmere-hex-keys-9", 1]]),
  bought(22, 59.9, "delivered", [["fennick-tape-measure-8", 2]]),
  bought(
    7,
    57.2,
    "delivered",
    [
      ["lumenhof-linie-38", 1],
      ["lumenhof-mesh-bracelet-20", 1],
    ],
    express,
  ),
  bought(3, 54.6, "expired", [["norrvik-frost-38", 1]]),
  bought(17, 52.8, "delivered", [["lindholt-pr12-plunge-router", 1]]),
  bought(26, 50.1, "part refunded", [["lindholt-sanding-discs-50", 3]]),
  bought(10, 48.7, "delivered", [
    ["ironmere-claw-hammer-20", 1],
    ["ironmere-utility-knife", 2],
  ]),
  bought(19, 46.4, "delivered", [["aldermoor-council-36", 1]], code),
  bought(4, 44.2, "delivered", [["stahlbrook-js120-jigsaw", 1]]),
  bought(13, 42.5, "refunded", [["corvane-pulse-d1", 1]], express),
  bought(21, 40.3, "delivered", [["orrin-vale-watch-roll-3", 1]]),
  bought(6, 37.9, "delivered", [["ironmere-socket-set-46", 1]]),
  bought(23, 35.6, "delivered", [["fennick-crossbeam-laser", 1]]),
  bought(27, 30.8, "part refunded", [["garrick-thorne-f-clamp-600", 4]], express),
  bought(0, 28.3, "delivered", [["garrick-thorne-panel-saw-550", 1]]),
  bought(2, 26.1, "delivered", [["ironmere-ratchet-straps-4", 2]]),
  bought(25, 24.6, "delivered", [
    ["aldermoor-leather-strap-18", 1],
    ["lumenhof-spring-bar-tool", 1],
  ]),
  bought(12, 23.7, "cancelled", [["stahlbrook-bench-vice-125", 1]]),
  bought(
    16,
    21.4,
    "delivered",
    [
      ["brenmark-cs18-circular-saw", 1],
      ["brenmark-saw-blade-165", 1],
    ],
    code,
  ),
  bought(9, 18.9, "part refunded", [["aldermoor-leather-strap-20", 2]]),
  bought(14, 16.2, "delivered", [["kestrelmark-observer-44", 1]]),
  bought(5, 13.8, "delivered", [["kestrelmark-nightflight-42", 1]], express),
  bought(20, 10.6, "refunded", [["tessaro-circuit-41", 1]]),
  bought(1, 8.4, "delivered", [["fennick-laser-distance-meter-50", 1]], code),
  bought(8, 5.7, "sent", [["lindholt-forstner-bits-5", 2]]),
  bought(18, 4.9, "sent", [["halden-lagoon-36", 1]]),
  bought(11, 4.1, "sent", [
    ["brenmark-screwdriver-bits-32", 3],
    ["ironmere-water-pump-pliers-250", 1],
  ]),
  bought(24, 3.4, "sent", [["stahlbrook-torque-wrench-60", 1]], express),
  bought(0, 2.6, "sent", [["kestrelmark-nato-strap-22", 1]], code),
  bought(21, 1.9, "paid", [["norrvik-fjord-34", 1]], express),
  bought(17, 1.6, "unpaid", [["orrin-vale-coeur", 1]]),
  bought(3, 1.3, "paid", [["lindholt-ros150-orbit-sander", 1]]),
  bought(
    26,
    0.9,
    "paid",
    [
      ["ironmere-toolbox-18", 1],
      ["ironmere-ball-peen-hammer", 1],
    ],
    code,
  ),
  bought(22, 0.7, "unpaid", [["fennick-combination-square-300", 1]]),
  bought(13, 0.5, "paid", [["ironmere-side-cutters-160", 1]]),
  bought(10, 0.2, "unpaid", [["stahlbrook-ag125-angle-grinder", 1]], express),
];
