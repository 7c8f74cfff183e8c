import type { Colour } from "./colour";

/** The outline of the case, which also decides the shape of the dial. */
export type CaseShape = "round" | "cushion" | "octagon" | "tonneau" | "square" | "rectangle" | "pocket";

/** What surrounds the dial; `second` is the other half of a two-coloured 24-hour bezel. */
export interface Bezel {
  readonly style: "slim" | "smooth" | "fluted" | "faceted" | "dive" | "gmt" | "tachymeter";
  readonly colour?: Colour;
  readonly second?: Colour;
}

/** What a dial shows besides the time of day. */
export type Complication =
  | "date"
  | "magnifiedDate"
  | "smallSeconds"
  | "chronograph"
  | "twoRegisters"
  | "moonphase"
  | "openHeart"
  | "powerReserve"
  | "secondTimeZone"
  | "regulator";

/** The face: its ground, its maker's name and its complications; `subdials` colours the registers. */
export interface Dial {
  readonly finish: "matte" | "sunburst" | "smoked" | "guilloche" | "waves" | "skeleton";
  readonly colour: Colour;
  readonly maker: string;
  readonly complications?: readonly Complication[];
  readonly subdials?: Colour;
}

/** How the hours are marked. */
interface Indices {
  readonly style:
    | "batons"
    | "thin"
    | "dots"
    | "wedges"
    | "arabic"
    | "roman"
    | "field"
    | "pilot"
    | "observer"
    | "quarters"
    | "school";
  readonly colour: Colour;
}

/** The pair of hands, and the colour of the one for seconds if there is one. */
export interface Hands {
  readonly style:
    | "baton"
    | "dauphine"
    | "sword"
    | "snowflake"
    | "diver"
    | "cathedral"
    | "leaf"
    | "needle"
    | "broad";
  readonly colour: Colour;
  readonly seconds?: Colour;
}

/** What holds the watch to the wrist, or to the waistcoat. */
export interface Strap {
  readonly style:
    | "leather"
    | "rally"
    | "rivets"
    | "nato"
    | "rubber"
    | "mesh"
    | "bracelet"
    | "jubilee"
    | "integrated"
    | "chain";
  readonly colour: Colour;
  readonly accent?: Colour;
}

/** A watch with hands, described by its parts. */
export interface WatchDrawing {
  readonly kind: "watch";
  readonly diameter: number;
  readonly shape: CaseShape;
  readonly metal: Colour;
  readonly crown: "plain" | "guarded" | "onion" | "pushers" | "cabochon";
  readonly bezel: Bezel;
  readonly dial: Dial;
  readonly indices: Indices;
  readonly hands: Hands;
  readonly strap: Strap;
}

/** A watch whose time is read in figures. */
export interface DigitalWatchDrawing {
  readonly kind: "digital";
  readonly shape: "square" | "octagon";
  readonly body: Colour;
  readonly accent: Colour;
  readonly maker: string;
  readonly time: string;
  readonly strap: Strap;
}
