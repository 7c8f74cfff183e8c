import type { TextsBySlug } from "./demo-product";

/** Power tools on a cord. */
export const cordedTools: TextsBySlug = {
  "stahlbrook-rh26-rotary-hammer": {
    name: "Stahlbrook RH26 Rotary Hammer",
    description:
      "Made for reinforced concrete: 3.0 J per blow, a damped handle, and a clutch that releases before your wrist twists. Drill, hammer or chisel with one dial.\n" +
      "Power: 850 W\n" +
      "Impact energy: 3.0 J, 4,000 blows a minute\n" +
      "Drilling: 26 mm concrete, 30 mm wood, 13 mm steel\n" +
      "Holder: slotted 10 mm hammer shank\n" +
      "Vibration: 11 m/s²\n" +
      "Weight: 2.9 kg\n" +
      "In the box: hammer, side handle, depth stop, case",
  },
  "stahlbrook-js120-jigsaw": {
    name: "Stahlbrook JS120 Jigsaw",
    description:
      "Stays on its line: the blade runs between two carbide rollers, so a curve through a 40 mm worktop comes out square at the bottom. Bow handle, soft start, four pendulum settings.\n" +
      "Power: 720 W\n" +
      "Strokes: 800–3,000 a minute, 26 mm\n" +
      "Depth of cut: 120 mm wood, 10 mm steel\n" +
      "Base: die-cast, tilts to 45° both ways\n" +
      "Weight: 2.6 kg\n" +
      "In the box: saw, three T-shank blades, splinter guard, case",
  },
  "stahlbrook-ag125-angle-grinder": {
    name: "Stahlbrook AG125 Angle Grinder",
    description:
      "For steel, stone and seized bolts. The guard turns without a tool, and a brake stops the disc within two seconds of releasing the switch.\n" +
      "Power: 1,400 W\n" +
      "Disc: 125 mm, 22.23 mm bore, M14 spindle\n" +
      "No-load speed: 2,800–11,500 rpm\n" +
      "Safety: restart lock, kickback stop, brake\n" +
      "Weight: 2.4 kg\n" +
      "In the box: grinder, guard, damped side handle, flange set",
  },
  "stahlbrook-hg2000-heat-gun": {
    name: "Stahlbrook HG2000 Heat Gun",
    description:
      "Strips paint, bends acrylic and shrinks tubing, with the real temperature on its display. It stands on its back to free both hands, and cools its nozzle before it switches off.\n" +
      "Power: 2,000 W\n" +
      "Temperature: 80–630 °C in steps of 10\n" +
      "Air flow: 150 / 300 / 500 l a minute\n" +
      "Weight: 0.9 kg\n" +
      "In the box: gun, surface nozzle, reflector nozzle, scraper set",
  },
  "lindholt-ros150-orbit-sander": {
    name: "Lindholt ROS150 Random Orbit Sander",
    description:
      "Leaves no swirls under the finish. The 5 mm orbit removes old varnish, a light touch finishes a table top, and the dust goes into the box.\n" +
      "Power: 400 W, electronic speed\n" +
      "Pad: 150 mm, hook and loop, 48 holes\n" +
      "Orbit: 5 mm, 4,000–10,000 rpm\n" +
      "Dust: cassette or 27 mm hose\n" +
      "Weight: 1.8 kg\n" +
      "In the box: sander, dust cassette, six discs P80–P240",
  },
  "lindholt-pr12-plunge-router": {
    name: "Lindholt PR12 Plunge Router",
    description:
      "Two columns, two knobs and no play between them. Plunges to 65 mm against a six-step turret, and takes half-inch cutters for worktop joints and stairs.\n" +
      "Power: 1,850 W, soft start\n" +
      "Speed: 8,000–23,000 rpm, constant under load\n" +
      "Collets: 6, 8 and 12.7 mm\n" +
      "Plunge: 65 mm, fine adjustment 0.1 mm\n" +
      "Weight: 5.1 kg\n" +
      "In the box: router, three collets, parallel guide, template ring, case",
  },
};
