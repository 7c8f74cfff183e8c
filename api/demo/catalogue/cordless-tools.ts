import type { TextsBySlug } from "./demo-product";

/** Power tools that run from a battery. */
export const cordlessTools: TextsBySlug = {
  "brenmark-dd18-drill-driver": {
    name: "Brenmark DD18 Cordless Drill Driver",
    description:
      "A compact drill for every day: 65 Nm for hinges and hole saws, short enough to work inside a kitchen cabinet, and balanced with the 4 Ah battery to keep your wrist straight.\n" +
      "Voltage: 18 V, brushless\n" +
      "Torque: 65 Nm hard, 32 Nm soft, 21 steps\n" +
      "No-load speed: 0–550 / 0–2,000 rpm\n" +
      "Chuck: 1.5–13 mm, metal, keyless\n" +
      "Weight: 1.7 kg with battery\n" +
      "In the box: drill, two 4.0 Ah batteries, charger, belt hook, case",
  },
  "brenmark-id18-impact-driver": {
    name: "Brenmark ID18 Impact Driver",
    description:
      "Drives 8 × 200 mm screws into oak without a jolt to the hand. Three speeds, and a sheet-metal mode that stops at the first impact and saves your screw heads.\n" +
      "Voltage: 18 V, brushless\n" +
      "Torque: 190 Nm\n" +
      "No-load speed: 0–3,400 rpm, 0–3,800 blows a minute\n" +
      "Collet: 1/4 in hexagon, one-handed\n" +
      "Length: 126 mm\n" +
      "Weight: 1.0 kg without battery\n" +
      "In the box: driver only; runs on every Brenmark 18 V pack",
  },
  "brenmark-cs18-circular-saw": {
    name: "Brenmark CS18 Cordless Circular Saw",
    description:
      "Cuts a two-by-four at 45 degrees in one pass, about ninety times per charge. The blade is on the left of the motor, which gives right-handed users a clear view of the line.\n" +
      "Voltage: 18 V, brushless\n" +
      "Blade: 165 by 20 mm, 24 carbide teeth\n" +
      "Depth of cut: 57 mm at 90°, 42 mm at 45°\n" +
      "No-load speed: 5,000 rpm\n" +
      "Weight: 3.1 kg without battery\n" +
      "In the box: saw, blade, parallel fence, hex key",
  },
  "brenmark-mt12-multi-tool": {
    name: "Brenmark MT12 Oscillating Multi-Tool",
    description:
      "For cuts that no other tool reaches: flush with the floor, inside a wall, around a pipe. Blades change with one lever and no key, and the 12 V battery fits inside the grip.\n" +
      "Voltage: 12 V\n" +
      "Oscillations: 8,000–20,000 a minute, 3.2° in all\n" +
      "Holder: star pattern, magnetic\n" +
      "Weight: 0.9 kg without battery\n" +
      "In the box: tool, 32 mm plunge blade, segment blade, sanding plate, 12 sheets",
  },
  "fennick-crossbeam-laser": {
    name: "Fennick Crossbeam Green Line Laser",
    description:
      "Projects a level and a plumb line in green, four times as visible as red, and levels itself in three seconds. Lock it to hold a slope for stairs; if it is knocked out of level, it blinks.\n" +
      "Accuracy: ±0.3 mm per metre\n" +
      "Range: 30 m, 60 m with receiver\n" +
      "Levelling: ±4° pendulum with lock\n" +
      "Laser: class 2, 520 nm\n" +
      "Protection: IP54, 1 m drop\n" +
      "In the box: laser, mini tripod, four AA cells, pouch",
  },
};
