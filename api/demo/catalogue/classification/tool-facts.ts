import type { Facts } from "./facts-type";

const battery = { "power-source": "battery" };
const mains = { "power-source": "mains" };
const hand = { "power-source": "hand" };
const brushless = { ...battery, brushless: true };

/** The attributes of the demo's tools, from their descriptions. */
export const toolFacts: Facts = {
  "tools/drills": {
    "brenmark-dd18-drill-driver": {
      ...brushless,
      voltage: 18,
      torque: 65,
      "no-load-speed": 2_000,
      "case-included": true,
      weight: 1.7,
    },
    "brenmark-id18-impact-driver": {
      ...brushless,
      voltage: 18,
      torque: 190,
      "no-load-speed": 3_400,
      "case-included": false,
      weight: 1,
    },
    "stahlbrook-rh26-rotary-hammer": { ...mains, power: 850, "case-included": true, weight: 2.9 },
  },
  "tools/saws/power-saws": {
    "brenmark-cs18-circular-saw": {
      ...brushless,
      voltage: 18,
      "no-load-speed": 5_000,
      "disc-diameter": 165,
      "cutting-depth": 57,
      "case-included": false,
      weight: 3.1,
    },
    "stahlbrook-js120-jigsaw": {
      ...mains,
      power: 720,
      "cutting-depth": 120,
      "case-included": true,
      weight: 2.6,
    },
    "brenmark-mt12-multi-tool": { ...battery, voltage: 12, "case-included": false, weight: 0.9 },
  },
  "tools/saws/hand-saws": {
    "mizuhane-kataba-265": {
      ...hand,
      "blade-length": 265,
      "teeth-per-inch": 14,
      "handle-material": "cypress",
      weight: 0.24,
    },
    "ironmere-hacksaw-300": {
      ...hand,
      "blade-length": 300,
      "teeth-per-inch": 24,
      "cutting-depth": 105,
      weight: 0.71,
    },
    "garrick-thorne-panel-saw-550": {
      ...hand,
      "blade-length": 550,
      "teeth-per-inch": 8,
      "handle-material": "beech",
      weight: 0.68,
    },
  },
  "tools/grinders-and-sanders": {
    "stahlbrook-ag125-angle-grinder": {
      ...mains,
      power: 1_400,
      "no-load-speed": 11_500,
      "disc-diameter": 125,
      "case-included": false,
      weight: 2.4,
    },
    "lindholt-ros150-orbit-sander": {
      ...mains,
      power: 400,
      "no-load-speed": 10_000,
      "disc-diameter": 150,
      "case-included": false,
      weight: 1.8,
    },
    "stahlbrook-hg2000-heat-gun": { ...mains, power: 2_000, "case-included": false, weight: 0.9 },
  },
  "tools/hammers": {
    "ironmere-claw-hammer-20": { ...hand, "head-weight": 570, "handle-material": "hickory", weight: 0.87 },
    "ironmere-ball-peen-hammer": { ...hand, "head-weight": 450, "handle-material": "ash", weight: 0.62 },
    "garrick-thorne-joiners-mallet": { ...hand, "handle-material": "ash", weight: 0.78 },
  },
  "tools/wrenches": {
    "ironmere-adjustable-wrench-250": { ...hand, length: 250, opening: 38, weight: 0.44 },
    "ironmere-combination-spanners-6": { ...hand, pieces: 6 },
    "ironmere-screwdrivers-5": { ...hand, pieces: 5 },
    "ironmere-combination-pliers-180": { ...hand, length: 180, weight: 0.25 },
    "ironmere-hex-keys-9": { ...hand, pieces: 9, weight: 0.46 },
    "ironmere-t-handle-keys-6": { ...hand, pieces: 6, weight: 0.9 },
    "ironmere-water-pump-pliers-250": { ...hand, length: 250, opening: 46, weight: 0.33 },
    "ironmere-side-cutters-160": { ...hand, length: 160, weight: 0.21 },
  },
  "tools/sockets": {
    "stahlbrook-torque-wrench-220": {
      ...hand,
      drive: "1/2 in",
      torque: 220,
      length: 465,
      "case-included": true,
      weight: 1.4,
    },
    "stahlbrook-torque-wrench-60": {
      ...hand,
      drive: "3/8 in",
      torque: 60,
      length: 360,
      "case-included": true,
      weight: 0.8,
    },
    "ironmere-ratchet-38": { ...hand, drive: "3/8 in", length: 200, "case-included": false, weight: 0.34 },
    "ironmere-socket-set-46": { ...hand, drive: "1/4 in", pieces: 46, "case-included": true, weight: 1.2 },
    "ironmere-sockets-12": { ...hand, drive: "1/2 in", pieces: 12, "case-included": false, weight: 1.9 },
  },
  "tools/accessories": {
    "stahlbrook-hss-drill-bits-19": { pieces: 19, weight: 0.7 },
    "stahlbrook-masonry-bits-5": { pieces: 5, weight: 0.5 },
    "lindholt-forstner-bits-5": { pieces: 5, weight: 0.6 },
    "brenmark-screwdriver-bits-32": { pieces: 32, weight: 0.4 },
    "brenmark-saw-blade-165": { "disc-diameter": 165, weight: 0.3 },
    "lindholt-sanding-discs-50": { "disc-diameter": 150, pieces: 50, weight: 0.6 },
    "brenmark-battery-18v-5ah": { voltage: 18, weight: 0.6 },
  },
  "tools/woodworking": {
    "garrick-thorne-bevel-chisels-4": { ...hand, pieces: 4, "handle-material": "beech" },
    "garrick-thorne-no-4-plane": { ...hand, "handle-material": "walnut", weight: 2 },
    "garrick-thorne-f-clamp-600": { ...hand, opening: 600, "handle-material": "beech", weight: 1.9 },
    "lindholt-pr12-plunge-router": {
      ...mains,
      power: 1_850,
      "no-load-speed": 23_000,
      "case-included": true,
      weight: 5.1,
    },
  },
  "tools/measuring": {
    "fennick-box-level-600": { ...hand, length: 600, accuracy: 0.5, weight: 0.62 },
    "fennick-box-level-1200": { ...hand, length: 1_200, accuracy: 0.5, weight: 1.1 },
    "fennick-torpedo-level-230": { ...hand, length: 230, accuracy: 0.75, weight: 0.24 },
    "fennick-laser-distance-meter-50": {
      ...battery,
      reach: 50,
      protection: "IP54",
      "case-included": false,
      weight: 0.12,
    },
    "fennick-tape-measure-8": { ...hand, reach: 8, weight: 0.42 },
    "fennick-combination-square-300": { ...hand, length: 300, weight: 0.48 },
    "fennick-digital-calipers-150": { ...battery, length: 150, protection: "IP67", "case-included": true },
    "fennick-crossbeam-laser": {
      ...battery,
      reach: 30,
      accuracy: 0.3,
      protection: "IP54",
      "case-included": false,
    },
  },
  "tools/workshop": {
    "stahlbrook-bench-vice-125": { ...hand, opening: 150, weight: 16.5 },
    "ironmere-toolbox-18": { length: 460, weight: 3.4 },
    "ironmere-utility-knife": { ...hand, length: 165, weight: 0.16 },
    "mizuhane-water-stone": { ...hand, weight: 0.9 },
    "ironmere-ratchet-straps-4": { ...hand, pieces: 4, weight: 1.9 },
  },
};
