import type { TextsBySlug } from "./demo-product";

/** Torque wrenches, sockets and keys for bolts. */
export const socketsAndKeys: TextsBySlug = {
  "stahlbrook-torque-wrench-220": {
    name: "Stahlbrook Torque Wrench 1/2 in, 20–220 Nm",
    description:
      "The one for wheels, cylinder heads and towbars. You set it at the grip, it clicks at the torque and can be felt through gloves. The lock keeps the setting for the next twenty bolts.\n" +
      "Drive: 1/2 in square\n" +
      "Torque: 220 Nm at most, in steps of 1\n" +
      "Accuracy: ±3 %, with a test certificate\n" +
      "Length: 465 mm\n" +
      "Weight: 1.4 kg\n" +
      "In the box: wrench, 1/2 to 3/8 in adapter, case",
  },
  "stahlbrook-torque-wrench-60": {
    name: "Stahlbrook Torque Wrench 3/8 in, 5–60 Nm",
    description:
      "The smaller brother, for bicycles, motorcycles and spark plugs, where a large wrench is too coarse. The scale is engraved and printed in black, so it can still be read in ten years.\n" +
      "Drive: 3/8 in square\n" +
      "Torque: 60 Nm at most, in steps of 0.5\n" +
      "Accuracy: ±3 %, with a test certificate\n" +
      "Length: 360 mm\n" +
      "Weight: 0.8 kg\n" +
      "In the box: wrench, 3/8 to 1/4 in adapter, case",
  },
  "ironmere-ratchet-38": {
    name: "Ironmere Ratchet 3/8 in",
    description:
      "Seventy-two teeth: it needs only five degrees to catch the next one, so it works where there is no room to swing. The socket is released with the thumb, and the head can be opened and cleaned.\n" +
      "Drive: 3/8 in square\n" +
      "Teeth: 72, both directions\n" +
      "Length: 200 mm\n" +
      "Steel: chrome vanadium, polished\n" +
      "Weight: 0.34 kg",
  },
  "ironmere-socket-set-46": {
    name: "Ironmere Socket Set 1/4 in, 46 Pieces",
    description:
      "Everything for small bolts, in a case that closes on its own clips and stays tidy when it falls off the bench. The sockets grip the flats, so they also turn a head that is already rounded.\n" +
      "Drive: 1/4 in square\n" +
      "Sockets: 4 to 14 mm, six-point\n" +
      "Also: ratchet, two extensions, joint, 27 bits with holder\n" +
      "Steel: chrome vanadium, matt\n" +
      "Weight: 1.2 kg\n" +
      "In the box: 46 pieces, case",
  },
  "ironmere-sockets-12": {
    name: "Ironmere Deep Socket Set 1/2 in, 12 Pieces",
    description:
      "Long enough for threaded rod and wheel nuts. Twelve sizes on two steel rails, each with its number stamped and printed, so an empty place is seen before the bonnet is closed.\n" +
      "Drive: 1/2 in square\n" +
      "Sizes: 8, 10, 11, 12, 13, 14, 15, 17, 19, 21, 22 and 24 mm\n" +
      "Depth: 77 mm\n" +
      "Steel: chrome vanadium, polished\n" +
      "Weight: 1.9 kg",
  },
  "ironmere-hex-keys-9": {
    name: "Ironmere Hex Key Set with Ball Ends, 9 Pieces",
    description:
      "Hex keys that work at an angle: the ball end turns a screw at 25 degrees from its axis, the short end tightens it. The holder opens like a fan and lets go only of the key that you pull.\n" +
      "Sizes: 1.5, 2, 2.5, 3, 4, 5, 6, 8 and 10 mm\n" +
      "Steel: S2, hardened to 59 HRC\n" +
      "Length: 90 to 224 mm\n" +
      "Weight: 0.46 kg",
  },
  "ironmere-t-handle-keys-6": {
    name: "Ironmere T-Handle Hex Keys, 6 Pieces",
    description:
      "For a bench where the same screws are turned all day. The long blade reaches deep, the short one in the handle gives the last quarter turn, and the stand keeps the sizes in order.\n" +
      "Sizes: 2.5, 3, 4, 5, 6 and 8 mm\n" +
      "Blades: 150 to 200 mm, S2 steel\n" +
      "Handles: two-component, with a hanging hole\n" +
      "Weight: 0.9 kg\n" +
      "In the box: six keys, steel stand",
  },
  "ironmere-water-pump-pliers-250": {
    name: "Ironmere Water Pump Pliers 250 mm",
    description:
      "Set at the push of a button, in steps so fine that the grips always lie well in the hand. The teeth point against the turn, so pipes and nuts pull the jaws tighter.\n" +
      "Length: 250 mm\n" +
      "Opening: 46 mm\n" +
      "Settings: 25, and a guard against pinching\n" +
      "Steel: chrome vanadium, teeth hardened to 61 HRC\n" +
      "Weight: 0.33 kg",
  },
  "ironmere-side-cutters-160": {
    name: "Ironmere Diagonal Side Cutters 160 mm",
    description:
      "Cuts a single strand of copper cleanly at the tip and a 2 mm nail further in. The joint has no play and the spring opens the grips, so the hand is still fresh after a switchboard.\n" +
      "Length: 160 mm\n" +
      "Cutting edges: induction-hardened, 64 HRC\n" +
      "Cuts: 2.3 mm hard wire, 4.0 mm copper\n" +
      "Weight: 0.21 kg",
  },
};
