import {
  drawTorqueWrench,
  drawSmallTorqueWrench,
  drawRatchet,
  drawSocketCase,
  drawSocketRails,
} from "./sockets";
import { drawHexKeys, drawTHandles, drawBitSet } from "./keys-and-bits";
import { drawPumpPliers, drawSideCutters } from "./grips";
import {
  drawTwistDrills,
  drawMasonryDrills,
  drawForstnerBits,
  drawSawBlade,
  drawSandingDiscs,
} from "./drill-bits";
import { drawTorpedoLevel, drawDistanceMeter } from "./levels";
import {
  drawBatteryPack,
  drawWaterStone,
  drawRatchetStraps,
  drawPanelSaw,
  drawSpringBarTool,
} from "./supplies";
import {
  drawLeatherStrap,
  drawNatoStrap,
  drawRubberStrap,
  drawMeshStrap,
  drawWatchRoll,
} from "../watches/loose-straps";
import { drawBarClamp, drawVice } from "./bench-tools";
import { drawDrillDriver, drawHeatGun, drawImpactDriver, drawRotaryHammer } from "./drills";
import { drawAngleGrinder, drawMultiTool, drawOrbitSander, drawRouter } from "./grinders";
import { drawHacksaw, drawPullSaw } from "./hand-saws";
import { drawChisels, drawHandPlane } from "./joinery-tools";
import { drawCalipers, drawLineLaser } from "./measuring-instruments";
import { drawCombinationSquare, drawSpiritLevel, drawTapeMeasure } from "./measuring-tools";
import { drawCircularSaw, drawJigsaw } from "./power-saws";
import type { Sketch } from "../sketch";
import { drawBallPeenHammer, drawClawHammer, drawMallet } from "./striking-tools";
import { d, group } from "../svg";
import type { ToolDrawing, ToolName } from "../../../api/demo/catalogue/tool-drawing";
import type { ToolPaint } from "./tool-parts";
import { drawToolbox, drawUtilityKnife } from "./workshop-tools";
import { drawAdjustableWrench, drawPliers, drawScrewdriverSet, drawSpannerSet } from "./wrenches";

const drawers: Record<ToolName, (paint: ToolPaint) => string> = {
  drillDriver: drawDrillDriver,
  impactDriver: drawImpactDriver,
  rotaryHammer: drawRotaryHammer,
  jigsaw: drawJigsaw,
  circularSaw: drawCircularSaw,
  angleGrinder: drawAngleGrinder,
  orbitSander: drawOrbitSander,
  router: drawRouter,
  heatGun: drawHeatGun,
  multiTool: drawMultiTool,
  lineLaser: drawLineLaser,
  clawHammer: drawClawHammer,
  ballPeenHammer: drawBallPeenHammer,
  mallet: drawMallet,
  adjustableWrench: drawAdjustableWrench,
  spannerSet: drawSpannerSet,
  screwdriverSet: drawScrewdriverSet,
  pliers: drawPliers,
  chisels: drawChisels,
  handPlane: drawHandPlane,
  pullSaw: drawPullSaw,
  hacksaw: drawHacksaw,
  barClamp: drawBarClamp,
  vice: drawVice,
  toolbox: drawToolbox,
  utilityKnife: drawUtilityKnife,
  spiritLevel: drawSpiritLevel,
  tapeMeasure: drawTapeMeasure,
  combinationSquare: drawCombinationSquare,
  calipers: drawCalipers,
  torqueWrench: drawTorqueWrench,
  smallTorqueWrench: drawSmallTorqueWrench,
  ratchet: drawRatchet,
  socketCase: drawSocketCase,
  socketRails: drawSocketRails,
  hexKeys: drawHexKeys,
  tHandles: drawTHandles,
  bitSet: drawBitSet,
  pumpPliers: drawPumpPliers,
  sideCutters: drawSideCutters,
  twistDrills: drawTwistDrills,
  masonryDrills: drawMasonryDrills,
  forstnerBits: drawForstnerBits,
  sawBlade: drawSawBlade,
  sandingDiscs: drawSandingDiscs,
  torpedoLevel: drawTorpedoLevel,
  distanceMeter: drawDistanceMeter,
  batteryPack: drawBatteryPack,
  waterStone: drawWaterStone,
  ratchetStraps: drawRatchetStraps,
  panelSaw: drawPanelSaw,
  springBarTool: drawSpringBarTool,
  leatherStrap: drawLeatherStrap,
  natoStrap: drawNatoStrap,
  rubberStrap: drawRubberStrap,
  meshStrap: drawMeshStrap,
  watchRoll: drawWatchRoll,
};

/** Where the middle of each drawing lies and how far it is enlarged, so that every tool fills its plate alike. */
const placements: Record<ToolName, readonly [x: number, y: number, scale: number]> = {
  drillDriver: [245, 306, 1.0],
  impactDriver: [275, 321, 1.05],
  rotaryHammer: [225, 325, 1.0],
  jigsaw: [234, 285, 0.92],
  circularSaw: [255, 315, 1.0],
  angleGrinder: [276, 322, 0.99],
  orbitSander: [260, 297, 1.12],
  router: [250, 286, 1.0],
  heatGun: [245, 309, 1.06],
  multiTool: [250, 290, 1.01],
  lineLaser: [250, 290, 0.94],
  clawHammer: [274, 297, 0.96],
  ballPeenHammer: [206, 298, 0.98],
  mallet: [279, 296, 1.01],
  adjustableWrench: [260, 282, 0.96],
  spannerSet: [245, 324, 0.9],
  screwdriverSet: [253, 296, 0.94],
  pliers: [233, 311, 0.96],
  chisels: [240, 293, 0.99],
  handPlane: [271, 317, 0.92],
  pullSaw: [256, 288, 0.98],
  hacksaw: [254, 317, 0.86],
  barClamp: [257, 293, 0.89],
  vice: [255, 306, 1.0],
  toolbox: [249, 285, 0.98],
  utilityKnife: [256, 315, 1.08],
  spiritLevel: [250, 300, 0.94],
  tapeMeasure: [261, 319, 0.89],
  combinationSquare: [240, 278, 0.98],
  calipers: [303, 302, 0.97],
  smallTorqueWrench: [218, 358, 1.05],
  torqueWrench: [244, 314, 0.89],
  ratchet: [244, 296, 1.06],
  socketCase: [249, 302, 1.03],
  socketRails: [260, 314, 0.94],
  hexKeys: [204, 310, 1.09],
  tHandles: [249, 316, 0.92],
  bitSet: [249, 303, 1.01],
  pumpPliers: [259, 355, 1.1],
  sideCutters: [295, 335, 1.03],
  twistDrills: [257, 313, 0.95],
  masonryDrills: [221, 302, 0.96],
  forstnerBits: [254, 340, 0.93],
  sawBlade: [249, 299, 0.97],
  sandingDiscs: [239, 303, 1.02],
  torpedoLevel: [256, 304, 0.95],
  distanceMeter: [248, 298, 1.0],
  batteryPack: [249, 304, 1.18],
  waterStone: [260, 329, 1.02],
  ratchetStraps: [263, 329, 1.03],
  panelSaw: [231, 317, 0.96],
  springBarTool: [277, 293, 0.98],
  leatherStrap: [239, 291, 1.18],
  natoStrap: [234, 308, 1.02],
  rubberStrap: [243, 289, 1.18],
  meshStrap: [243, 283, 1.07],
  watchRoll: [243, 301, 1.04],
};

/** A tool in its maker's colours. */
export function drawTool(sketch: Sketch, { tool, body, accent }: ToolDrawing): string {
  const [x, y, scale] = placements[tool];
  const centred = d`translate(250 300)scale(${scale})translate(${-x} ${-y})`;
  return group(centred, drawers[tool]({ sketch, body, accent }));
}
