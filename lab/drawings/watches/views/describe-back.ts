import type { ClassifiedProduct } from "../../../../api/demo/catalogue/classified-product";
import type { WatchBack } from "./watch-back";

/** What the description of a watch says of its back. */
export function describeBack({ description, attributes, drawing }: ClassifiedProduct): WatchBack {
  const depth = attributes["water-resistance"];
  const isOpen = /front and back|glass back/.test(description);
  const words = [
    String(attributes.movement).toUpperCase(),
    depth === undefined ? "" : `WATER RESISTANT ${String(depth)} M`,
    /sapphire, front and back/.test(description) ? "SAPPHIRE" : "",
  ];
  return {
    metal: metalOf(description, drawing),
    engraving: words.filter(Boolean).join("  ·  "),
    movement: !isOpen ? null : attributes.movement === "automatic" ? "rotor" : "hand-wound",
  };
}

function metalOf(description: string, drawing: ClassifiedProduct["drawing"]): WatchBack["metal"] {
  if (drawing.kind !== "watch") return "steel";
  if (description.includes("titanium back")) return "titanium";
  const isWorn = drawing.strap.style !== "chain";
  return isWorn && ["gold", "rose", "bronze"].includes(drawing.metal) ? "steel" : drawing.metal;
}
