import { ink, palette, sans } from "../palette";
import { alongLight } from "../sketch";
import { circle, d, el, group, line, path, polar, rect, ring, scaleRing } from "../svg";
import type { Complication } from "../../../api/demo/catalogue/watch-drawing";
import type { Face } from "./watch-face";
import { drawZoneHand } from "./watch-hands";
import { chronograph, register, regulator, twoRegisters } from "./watch-registers";

function dateWindow({ sketch, watch, form, inset, radius }: Face, magnified: boolean): string {
  const x = (form.roundDial ? radius : form.halfWidth - inset) - 26;
  const paper = watch.dial.colour === "black" ? palette.black : palette.white;
  const lens = sketch.linear(
    [
      [0, "#fff", 0.75],
      [0.4, "#fff", 0.1],
      [1, "#fff", 0.3],
    ],
    alongLight,
  );
  const size = magnified ? 19 : 13.5;
  const [w, h] = magnified ? [28, 22] : [21, 17];
  const text = {
    x,
    y: size * 0.36,
    "font-family": sans,
    "font-size": size,
    "font-weight": 600,
    "text-anchor": "middle",
  };
  return (
    rect(
      x - w / 2 - 1.4,
      -h / 2 - 1.4,
      w + 2.8,
      h + 2.8,
      sketch.linear([
        [0, palette[watch.metal].deep],
        [1, palette[watch.metal].glint],
      ]),
      1,
    ) +
    rect(x - w / 2, -h / 2, w, h, paper.base) +
    el("text", { ...text, fill: watch.dial.colour === "black" ? palette.white.base : ink }, "21") +
    (magnified ? rect(x - 19, -16, 38, 32, lens, 9, { stroke: "#fff", "stroke-opacity": 0.55 }) : "")
  );
}

function moon({ sketch, radius, watch }: Face): string {
  const r = radius * 0.31;
  const window = d`M${-r} 0A${r} ${r} 0 0 1 ${r} 0A${r / 2} ${r / 2} 0 0 0 0 0A${r / 2} ${r / 2} 0 0 0 ${-r} 0Z`;
  const disc = { stroke: palette[watch.metal].base, "stroke-width": 1.4, "stroke-linejoin": "round" };
  const stars = [
    [-27, -9],
    [-24, -22],
    [24, -10],
    [18, -22],
    [11, -31],
    [30, -17],
    [13, -14],
  ].map(([x = 0, y = 0]) => circle(x, y, 1, palette.gold.glint));
  return group(
    d`translate(0 ${radius * 0.5})`,
    ring(0, 0, r + 5, palette[watch.indices.colour].base, 0.7),
    scaleRing(r + 9, 4, 60, 0.7, palette[watch.indices.colour].base),
    path(
      window,
      sketch.linear([
        [0, palette.navy.deep],
        [1, palette.blue.base],
      ]),
    ),
    el(
      "g",
      { "clip-path": sketch.clip(el("path", { d: window })) },
      ...stars,
      circle(-7, -15, 13.5, sketch.solid("gold")),
      circle(-11, -19, 2.6, palette.gold.shade, { opacity: 0.5 }),
      circle(-3, -12, 2, palette.gold.shade, { opacity: 0.5 }),
    ),
    el("path", { d: window, fill: "none", ...disc }),
  );
}

function openHeart({ sketch, radius, watch }: Face): string {
  const r = radius * 0.29;
  const spiral = [4, 7, 10, 13]
    .map((s) => d`M${-s} 0A${s} ${s} 0 0 1 ${s} 0A${s + 1.5} ${s + 1.5} 0 0 1 ${-s - 3} 0`)
    .join("");
  return group(
    d`translate(0 ${radius * 0.46})`,
    circle(0, 0, r, palette.graphite.shade),
    path(
      d`M${-r} -6C${-r * 0.4} -14 ${r * 0.4} 4 ${r} -4L${r * 0.97} 8C${r * 0.4} 16 ${-r * 0.4} 2 ${-r * 0.97} 9Z`,
      sketch.bar("steel"),
      { opacity: 0.55 },
    ),
    scaleRing(r - 4, 3, 24, 2.4, palette.gold.light),
    ring(0, 0, r - 9, sketch.solid("gold"), 4.5),
    line(d`M${9 - r} 0H${r - 9}`, palette.gold.light, 4),
    line(spiral, palette.blue.light, 0.9),
    circle(0, 0, 5, palette.gold.base) + circle(0, 0, 2.4, palette.plum.light),
    ring(
      0,
      0,
      r,
      sketch.linear(
        [
          [0, palette[watch.metal].deep],
          [1, palette[watch.metal].glint],
        ],
        alongLight,
      ),
      3,
    ),
  );
}

function powerReserve({ radius, watch }: Face): string {
  const mark = palette[watch.indices.colour].base;
  const r = radius * 0.29;
  const [x, y] = polar(20, r - 3);
  const arc = d`M${-r} 0A${r} ${r} 0 0 1 ${r} 0`;
  return group(
    d`translate(0 ${radius * 0.56})`,
    line(arc, mark, 1),
    el("path", {
      d: arc,
      fill: "none",
      stroke: mark,
      "stroke-width": 5,
      pathLength: 8,
      "stroke-dasharray": "0.12 0.88",
      "stroke-dashoffset": 0.06,
    }),
    line(d`M${-r} 0A${r} ${r} 0 0 1 ${-r * 0.71} ${-r * 0.71}`, palette.red.base, 3),
    line(d`M0 4L${x} ${y}`, mark, 1.6),
    circle(0, 0, 2.6, mark),
  );
}

/** Everything that the dial shows besides hours and minutes. */
export function drawComplications(face: Face): string {
  const drawn: Record<Complication, () => string> = {
    date: () => dateWindow(face, false),
    magnifiedDate: () => dateWindow(face, true),
    smallSeconds: () =>
      register(
        face,
        0,
        face.radius * (face.form.roundDial ? 0.5 : 0.62),
        face.radius * 0.27,
        ["15", "30", "45", "60"],
        212,
      ),
    chronograph: () => chronograph(face),
    twoRegisters: () => twoRegisters(face),
    moonphase: () => moon(face),
    openHeart: () => openHeart(face),
    powerReserve: () => powerReserve(face),
    secondTimeZone: () => drawZoneHand(face.watch.bezel.second ?? "red", face.radius),
    regulator: () => regulator(face),
  };
  return (face.watch.dial.complications ?? []).map((it) => drawn[it]()).join("");
}
