import { ink, palette } from "../palette";
import type { Sketch } from "../sketch";
import { across, alongLight, down } from "../sketch";
import { d, el, group, line, path, rect, ring } from "../svg";
import type { WatchDrawing } from "../../../api/demo/catalogue/watch-drawing";
import type { CaseForm } from "./watch-form";

function knurls(x: number, y: number, width: number, height: number): string {
  const step = 5.5;
  const grooves = Array.from(
    { length: Math.floor(height / step) },
    (_, i) => d`M${x} ${y + 3 + i * step}h${width}`,
  );
  return line(grooves.join(""), ink, 1.4, { opacity: 0.4 });
}

function plainCrown(sketch: Sketch, x: number, half: number, { metal }: WatchDrawing): string {
  return (
    rect(x - 8, -half + 6, 12, half * 2 - 12, palette[metal].deep) +
    rect(x + 2, -half, 17, half * 2, sketch.bar(metal), 4) +
    knurls(x + 4, -half, 13, half * 2)
  );
}

function onionCrown(sketch: Sketch, x: number, { metal }: WatchDrawing): string {
  const ribs = [-14, -7, 0, 7, 14]
    .map((y) => d`M${x + 4} ${y * 0.7}Q${x + 16} ${y * 1.25} ${x + 28} ${y * 0.7}`)
    .join("");
  return (
    rect(x - 8, -11, 14, 22, palette[metal].deep) +
    path(
      d`M${x + 2} -14C${x + 14} -26 ${x + 26} -22 ${x + 32} -10V10C${x + 26} 22 ${x + 14} 26 ${x + 2} 14Z`,
      sketch.bar(metal),
    ) +
    line(ribs, ink, 1.3, { opacity: 0.35 })
  );
}

function guards(sketch: Sketch, x: number, { metal }: WatchDrawing): string {
  const upper = d`M${x - 22} -56C${x - 4} -44 ${x + 9} -36 ${x + 12} -23L${x - 10} -21Z`;
  const lower = d`M${x - 22} 56C${x - 4} 44 ${x + 9} 36 ${x + 12} 23L${x - 10} 21Z`;
  return path(upper, sketch.solid(metal)) + path(lower, palette[metal].shade);
}

function pushers(sketch: Sketch, x: number, { metal }: WatchDrawing): string {
  const place = sketch.part(
    rect(x - 10, -8, 18, 16, palette[metal].shade),
    rect(x + 6, -13, 15, 26, sketch.bar(metal), 3),
    rect(x + 6, -13, 3, 26, ink, 0, { opacity: 0.25 }),
  );
  return place("rotate(-29)") + place("rotate(29)");
}

function drawCrown(sketch: Sketch, form: CaseForm, watch: WatchDrawing): string {
  const x = form.halfWidth;
  if (watch.crown === "onion") return onionCrown(sketch, x, watch);
  if (watch.crown === "guarded") return guards(sketch, x, watch) + plainCrown(sketch, x, 20, watch);
  if (watch.crown === "cabochon")
    return (
      plainCrown(sketch, x, 13, watch) + path(d`M${x + 18} -9Q${x + 34} 0 ${x + 18} 9Z`, palette.blue.base)
    );
  const crown = plainCrown(sketch, x, 18, watch);
  if (watch.crown === "plain") return crown;
  return crown + pushers(sketch, x, watch);
}

function lug(half: number, base: number, side: 1 | -1): string {
  const at = (x: number, y: number) => d`${x * side} ${y}`;
  return (
    `M${at(half, -90)}L${at(half, -160)}Q${at(half + 1, -169)} ${at(half + 10, -168)}` +
    `Q${at(half + 22, -167)} ${at(half + 25, -156)}C${at(half + 31, -128)} ${at((half + base + 30) / 2, -98)} ${at(base, -64)}Z`
  );
}

function drawLugs(sketch: Sketch, form: CaseForm, { metal }: WatchDrawing): string {
  const half = form.halfStrap;
  const base = Math.min(half + 58, form.halfWidth - 16);
  const { glint, base: middle, light, shade, deep } = palette[metal];
  const lit = sketch.linear(
    [
      [0, middle],
      [0.3, glint],
      [0.55, light],
      [1, shade],
    ],
    across,
  );
  const turned = sketch.linear(
    [
      [0, shade],
      [0.22, light],
      [0.5, middle],
      [1, deep],
    ],
    across,
  );
  const pair = ([-1, 1] as const).map((side) => {
    const chamfer = d`M${(half + 22) * side} -156C${(half + 27) * side} -128 ${((half + base + 22) / 2) * side} -98 ${(base - 6) * side} -68`;
    const edge = line(chamfer, side < 0 ? glint : deep, 1.8, { opacity: side < 0 ? 0.9 : 0.55 });
    return (
      path(lug(half, base, side), side < 0 ? lit : turned, { stroke: shade, "stroke-width": 0.8 }) + edge
    );
  });
  const place = sketch.part(...pair);
  return place("") + place("scale(1 -1)");
}

function drawBrancards(sketch: Sketch, form: CaseForm, { metal }: WatchDrawing): string {
  const x = form.halfWidth;
  const bar = (left: number) =>
    rect(left, -form.halfHeight - 26, 24, form.halfHeight * 2 + 52, sketch.bar(metal, across), 11);
  return bar(-x - 4) + bar(x - 20);
}

function drawPocketBow(sketch: Sketch, form: CaseForm, { metal }: WatchDrawing): string {
  const top = -form.halfHeight;
  return (
    ring(0, top - 44, 27, sketch.bar(metal, alongLight), 9) +
    ring(0, top - 44, 31.5, ink, 0.8, { opacity: 0.3 }) +
    rect(-15, top - 14, 30, 20, sketch.bar(metal, across), 3) +
    rect(-19, top - 33, 38, 22, sketch.bar(metal, across), 8) +
    line([-13, -7.5, -2, 3.5, 9, 14].map((x) => d`M${x} ${top - 32}v20`).join(""), ink, 1.3, { opacity: 0.4 })
  );
}

/** Crown, lugs and the body of the case, with its rim in the light; from behind, the crown is at the left. */
export function drawCase(
  sketch: Sketch,
  form: CaseForm,
  watch: WatchDrawing,
  side: "front" | "back" = "front",
): string {
  const { glint, deep } = palette[watch.metal];
  const rim = sketch.linear(
    [
      [0, glint],
      [0.45, glint, 0.1],
      [0.6, deep, 0.1],
      [1, deep],
    ],
    alongLight,
  );
  const body =
    path(form.outline(0), sketch.solid(watch.metal)) +
    el("path", { d: form.outline(1.2), fill: "none", stroke: rim, "stroke-width": 2.4 });
  if (watch.shape === "pocket") return drawPocketBow(sketch, form, watch) + body;
  const crown =
    side === "front"
      ? drawCrown(sketch, form, watch)
      : group("scale(-1 1)", drawCrown(sketch.mirrored(), form, watch));
  if (watch.shape === "rectangle") return crown + body + drawBrancards(sketch, form, watch);
  const bare = watch.strap.style === "integrated" || watch.shape === "tonneau";
  return crown + (bare ? "" : drawLugs(sketch, form, watch)) + body;
}

/** The crystal's quiet reflection over a finished dial. */
export function drawCrystal(sketch: Sketch, opening: string): string {
  const sheen = sketch.linear(
    [
      [0, "#fff", 0.2],
      [0.36, "#fff", 0.05],
      [0.37, "#fff", 0],
      [1, "#fff", 0],
    ],
    alongLight,
  );
  return path(opening, sheen);
}

/** The wall between bezel and dial, dark above where it is in its own shade. */
export function drawWall(sketch: Sketch, opening: string, { metal }: WatchDrawing): string {
  const { deep, light } = palette[metal];
  const stroke = sketch.linear(
    [
      [0, deep],
      [0.5, palette[metal].shade],
      [1, light],
    ],
    down,
  );
  return el("path", { d: opening, fill: ink, stroke, "stroke-width": 5 });
}
