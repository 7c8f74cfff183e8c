import { ink } from "../palette";
import { alongLight, type Sketch } from "../sketch";
import { circle, d, el, group, ring } from "../svg";
import { drawTool } from "./tool";
import type { ToolDrawing, ToolName } from "../../../api/demo/catalogue/tool-drawing";

/** How a tool lies when it is turned: seen from its other side, or at another angle. */
type Angle = "mirrored" | { readonly by: number; readonly scale: number };

/** What a close look shows: its middle in the first view, and how much larger it is. */
type Detail = readonly [x: number, y: number, scale: number];

const angles: Partial<Record<ToolName, Angle>> = {
  circularSaw: { by: -38, scale: 0.94 },
  lineLaser: { by: -14, scale: 0.9 },
  calipers: { by: -50, scale: 0.92 },
  combinationSquare: { by: -50, scale: 0.96 },
  heatGun: { by: -84, scale: 0.92 },
  router: { by: -18, scale: 0.9 },
  chisels: { by: 34, scale: 0.84 },
  spannerSet: { by: 22, scale: 0.92 },
  screwdriverSet: { by: -24, scale: 0.9 },
  toolbox: { by: -9, scale: 0.94 },
  tapeMeasure: { by: -62, scale: 0.92 },
};

const details: Record<ToolName, Detail> = {
  drillDriver: [330, 157, 2.1],
  impactDriver: [319, 140, 2.1],
  rotaryHammer: [310, 190, 1.9],
  jigsaw: [362, 373, 1.9],
  circularSaw: [290, 350, 1.9],
  angleGrinder: [291, 175, 1.7],
  orbitSander: [200, 330, 1.8],
  router: [247, 437, 1.8],
  heatGun: [375, 125, 1.9],
  multiTool: [320, 160, 1.9],
  lineLaser: [250, 250, 1.9],
  clawHammer: [280, 140, 2],
  ballPeenHammer: [250, 140, 2],
  mallet: [247, 170, 1.8],
  adjustableWrench: [305, 190, 2],
  spannerSet: [190, 440, 2],
  screwdriverSet: [228, 203, 1.8],
  pliers: [305, 190, 2],
  chisels: [203, 470, 2],
  handPlane: [214, 269, 1.8],
  pullSaw: [320, 170, 1.9],
  hacksaw: [350, 225, 1.9],
  barClamp: [272, 349, 1.9],
  vice: [310, 215, 1.9],
  toolbox: [160, 290, 1.9],
  utilityKnife: [325, 150, 2],
  spiritLevel: [247, 297, 2.2],
  tapeMeasure: [340, 380, 1.8],
  combinationSquare: [310, 350, 2],
  calipers: [250, 180, 2],
  smallTorqueWrench: [345, 140, 1.9],
  torqueWrench: [345, 130, 1.9],
  ratchet: [150, 150, 1.9],
  socketCase: [250, 300, 1.9],
  socketRails: [250, 300, 1.9],
  hexKeys: [190, 180, 1.9],
  tHandles: [200, 190, 1.9],
  bitSet: [250, 300, 1.9],
  pumpPliers: [300, 170, 1.9],
  sideCutters: [185, 190, 1.9],
  twistDrills: [150, 200, 1.9],
  masonryDrills: [220, 150, 1.9],
  forstnerBits: [250, 300, 1.9],
  sawBlade: [170, 190, 1.9],
  sandingDiscs: [250, 300, 1.9],
  torpedoLevel: [250, 300, 1.9],
  distanceMeter: [250, 300, 1.9],
  batteryPack: [250, 230, 1.9],
  waterStone: [250, 300, 1.9],
  ratchetStraps: [250, 300, 1.9],
  panelSaw: [370, 410, 1.9],
  springBarTool: [290, 140, 1.9],
  leatherStrap: [165, 230, 1.9],
  natoStrap: [190, 150, 1.9],
  rubberStrap: [160, 240, 1.9],
  meshStrap: [170, 180, 1.9],
  watchRoll: [290, 330, 1.9],
};

/** A tool from its other side, or at another angle where its other side would show the same or figures stand on it. */
export function drawTurned(sketch: Sketch, drawing: ToolDrawing): string {
  const angle = angles[drawing.tool] ?? "mirrored";
  if (angle === "mirrored") return group("translate(500 0)scale(-1 1)", drawTool(sketch.mirrored(), drawing));
  const place = d`translate(250 300)rotate(${angle.by})scale(${angle.scale})translate(-250 -300)`;
  return group(place, drawTool(sketch, drawing));
}

/** The business end of a tool under a loupe. */
export function drawDetail(sketch: Sketch, drawing: ToolDrawing): string {
  const [x, y, scale] = details[drawing.tool];
  const place = d`translate(250 300)scale(${scale})translate(${-x} ${-y})`;
  const sheen = sketch.linear(
    [
      [0, "#fff", 0.3],
      [0.4, "#fff", 0.06],
      [0.41, "#fff", 0],
    ],
    alongLight,
  );
  return (
    el(
      "g",
      { "clip-path": sketch.clip(circle(250, 300, LENS, ink)) },
      group(place, drawTool(sketch, drawing)),
    ) +
    circle(250, 300, LENS, sheen) +
    ring(250, 300, LENS + 3, sketch.bar("steel", alongLight), 9) +
    ring(250, 300, LENS - 1.5, ink, 2, { opacity: 0.3 })
  );
}

/** The radius of the loupe. */
const LENS = 234;
