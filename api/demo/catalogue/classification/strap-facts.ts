import type { Facts } from "./facts-type";

/** The attributes of straps, from their descriptions. */
export const strapFacts: Facts = {
  "watches/straps": {
    "kestrelmark-nato-strap-20": { strap: "textile", "strap-width": 20, length: 280 },
    "kestrelmark-nato-strap-22": { strap: "textile", "strap-width": 22, length: 290 },
    "aldermoor-leather-strap-20": { strap: "leather", "strap-width": 20 },
    "aldermoor-leather-strap-18": { strap: "leather", "strap-width": 18 },
    "halden-rubber-strap-22": { strap: "rubber", "strap-width": 22 },
    "lumenhof-mesh-bracelet-20": { strap: "steel mesh", "strap-width": 20 },
    "lumenhof-spring-bar-tool": { length: 140, weight: 0.03 },
    "orrin-vale-watch-roll-3": { length: 200, weight: 0.38 },
  },
};
