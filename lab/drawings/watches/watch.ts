import { palette } from "../palette";
import type { Sketch } from "../sketch";
import { group, line, rect, ring } from "../svg";
import { bezelWidths, drawBezel } from "./watch-bezel";
import { drawCase, drawCrystal, drawWall } from "./watch-case";
import { drawComplications } from "./watch-complications";
import { drawDialGround, drawMaker } from "./watch-dial";
import type { WatchDrawing } from "../../../api/demo/catalogue/watch-drawing";
import type { Face } from "./watch-face";
import { caseForms, circleOf } from "./watch-form";
import { drawHands } from "./watch-hands";
import { drawIndices } from "./watch-indices";
import { drawStrap } from "./watch-strap";

function faceOf(sketch: Sketch, watch: WatchDrawing): Face {
  const form = caseForms[watch.shape];
  const extra = watch.shape === "cushion" ? 5 : watch.shape === "octagon" ? 4 : 0;
  const inset = bezelWidths[watch.bezel.style] + extra;
  return { sketch, watch, form, inset, radius: Math.min(form.halfWidth, form.halfHeight) - inset };
}

function drawChain(sketch: Sketch): string {
  const drape = "M246 104C268 52 346 34 396 66C446 98 452 150 446 196";
  const links = { "stroke-dasharray": "8 5.5", "stroke-linecap": "round" };
  return (
    line(drape, palette.gold.deep, 3) +
    line(drape, palette.gold.shade, 10, links) +
    line(drape, palette.gold.glint, 5, { ...links, transform: "translate(-1 -1.2)" }) +
    ring(446, 205, 8, palette.gold.base, 3.5) +
    group(
      "translate(446 214)rotate(14)",
      rect(-4, 0, 8, 12, palette.gold.shade),
      rect(-25, 10, 50, 11, sketch.bar("gold"), 5.5),
    )
  );
}

/** A watch from the front, its hands at ten past ten. */
export function drawWatch(sketch: Sketch, watch: WatchDrawing): string {
  const face = faceOf(sketch, watch);
  const { form, inset, radius } = face;
  const opening = form.roundDial ? circleOf(radius) : form.outline(inset);
  const scale = watch.shape === "pocket" ? 1 : 0.88 + (watch.diameter - 33) * 0.017;
  const parts = [
    drawStrap(sketch, form, watch),
    drawCase(sketch, form, watch),
    drawBezel(sketch, form, watch),
    drawWall(sketch, opening, watch),
    drawDialGround(face),
    drawIndices(face),
    drawMaker(face),
    drawComplications(face),
    drawHands(sketch, radius, watch),
    drawCrystal(sketch, opening),
  ];
  const centre =
    watch.shape === "pocket" ? "translate(236 356)" : `translate(${watch.crown === "onion" ? 244 : 247} 300)`;
  const chain = watch.strap.style === "chain" ? drawChain(sketch) : "";
  return chain + group(scale === 1 ? centre : `${centre}scale(${scale.toFixed(3)})`, ...parts);
}
