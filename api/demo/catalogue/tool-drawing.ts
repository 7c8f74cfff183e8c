import type { Colour } from "./colour";

/** Every tool that can be drawn, and what belongs to tools and watches. */
export type ToolName =
  | "drillDriver"
  | "impactDriver"
  | "rotaryHammer"
  | "jigsaw"
  | "circularSaw"
  | "angleGrinder"
  | "orbitSander"
  | "router"
  | "heatGun"
  | "multiTool"
  | "lineLaser"
  | "clawHammer"
  | "ballPeenHammer"
  | "mallet"
  | "adjustableWrench"
  | "spannerSet"
  | "screwdriverSet"
  | "pliers"
  | "chisels"
  | "handPlane"
  | "pullSaw"
  | "hacksaw"
  | "barClamp"
  | "vice"
  | "toolbox"
  | "utilityKnife"
  | "spiritLevel"
  | "tapeMeasure"
  | "combinationSquare"
  | "calipers"
  | "torqueWrench"
  | "smallTorqueWrench"
  | "ratchet"
  | "socketCase"
  | "socketRails"
  | "hexKeys"
  | "tHandles"
  | "bitSet"
  | "pumpPliers"
  | "sideCutters"
  | "twistDrills"
  | "masonryDrills"
  | "forstnerBits"
  | "sawBlade"
  | "sandingDiscs"
  | "torpedoLevel"
  | "distanceMeter"
  | "batteryPack"
  | "waterStone"
  | "ratchetStraps"
  | "panelSaw"
  | "springBarTool"
  | "leatherStrap"
  | "natoStrap"
  | "rubberStrap"
  | "meshStrap"
  | "watchRoll";

/** A tool, by what it is and by its maker's two colours. */
export interface ToolDrawing {
  readonly kind: "tool";
  readonly tool: ToolName;
  readonly body: Colour;
  readonly accent: Colour;
}
