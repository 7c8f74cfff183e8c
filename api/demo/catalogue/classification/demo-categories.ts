/** A category of the demo shop. */
export interface DemoCategory {
  /** From the root: `watches/divers`. */
  path: string;
  name: string;
  /** The slugs of its attributes, in addition to those of its parents. */
  attributes: readonly string[];
}

const power = ["voltage", "power", "no-load-speed", "brushless", "disc-diameter", "case-included"];

/** The categories of the demo shop: parents before children, siblings in the order of the pages. */
export const demoCategories: readonly DemoCategory[] = [
  { path: "tools", name: "Tools", attributes: ["power-source", "weight"] },
  {
    path: "tools/drills",
    name: "Drills and Drivers",
    attributes: ["voltage", "power", "torque", "no-load-speed", "brushless", "case-included"],
  },
  { path: "tools/saws", name: "Saws", attributes: ["cutting-depth"] },
  { path: "tools/saws/power-saws", name: "Power Saws", attributes: power },
  {
    path: "tools/saws/hand-saws",
    name: "Hand Saws",
    attributes: ["blade-length", "teeth-per-inch", "handle-material"],
  },
  {
    path: "tools/grinders-and-sanders",
    name: "Grinders, Sanders and Heat",
    attributes: ["power", "no-load-speed", "disc-diameter", "case-included"],
  },
  { path: "tools/hammers", name: "Hammers and Mallets", attributes: ["head-weight", "handle-material"] },
  {
    path: "tools/wrenches",
    name: "Wrenches, Pliers and Screwdrivers",
    attributes: ["length", "opening", "pieces"],
  },
  {
    path: "tools/sockets",
    name: "Sockets and Torque Wrenches",
    attributes: ["drive", "torque", "length", "pieces", "case-included"],
  },
  {
    path: "tools/accessories",
    name: "Bits, Blades and Batteries",
    attributes: ["disc-diameter", "voltage", "pieces"],
  },
  {
    path: "tools/woodworking",
    name: "Woodworking",
    attributes: ["power", "no-load-speed", "handle-material", "opening", "pieces", "case-included"],
  },
  {
    path: "tools/measuring",
    name: "Measuring and Marking",
    attributes: ["length", "reach", "accuracy", "protection", "case-included"],
  },
  { path: "tools/workshop", name: "Workshop and Storage", attributes: ["length", "opening", "pieces"] },
  {
    path: "watches",
    name: "Watches",
    attributes: [
      ...["movement", "case-diameter", "case-height", "case-material", "dial-colour", "crystal"],
      ...["water-resistance", "power-reserve", "date", "strap", "strap-width"],
    ],
  },
  { path: "watches/divers", name: "Diver's Watches", attributes: [] },
  { path: "watches/dress", name: "Dress Watches", attributes: [] },
  { path: "watches/chronographs", name: "Chronographs", attributes: ["tachymeter"] },
  { path: "watches/everyday", name: "Everyday Watches", attributes: [] },
  { path: "watches/field", name: "Field Watches", attributes: [] },
  { path: "watches/pilots", name: "Pilot's and Travel Watches", attributes: [] },
  { path: "watches/digital", name: "Digital Watches", attributes: [] },
  { path: "watches/pocket", name: "Pocket Watches", attributes: [] },
  { path: "watches/straps", name: "Straps and Care", attributes: ["length", "weight"] },
];
