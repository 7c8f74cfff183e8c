import type { TextsBySlug } from "./demo-product";

/** Further workshop items: a pocket knife, and storage. */
export const workshopTools: TextsBySlug = {
  "ironmere-toolbox-18": {
    name: "Ironmere Steel Toolbox 18 in",
    description:
      "Folded from one sheet and welded at the corners, with a lid you can sit on. The tray lifts out in one piece, and the tough powder coating takes knocks.\n" +
      "Outside: 460 by 220 by 240 mm\n" +
      "Steel: 0.8 mm, powder-coated\n" +
      "Load: 25 kg\n" +
      "Weight: 3.4 kg\n" +
      "In the box: toolbox, lift-out tray",
  },
  "ironmere-utility-knife": {
    name: "Ironmere Utility Knife",
    description:
      "A knife for cartons, carpet and plasterboard. The die-cast body opens without a screwdriver, holds five spare blades, and locks the blade firmly at three lengths.\n" +
      "Blade: trapezoid, 61 by 19 mm, 0.6 mm\n" +
      "Body: die-cast zinc with rubber\n" +
      "Length: 165 mm\n" +
      "Weight: 0.16 kg\n" +
      "In the box: knife, six blades",
  },
};
