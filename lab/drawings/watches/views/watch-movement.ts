import { ink, palette, sans } from "../../palette";
import { alongLight, type Sketch } from "../../sketch";
import { circle, d, el, escapeText, group, line, path, polar, ring, scaleRing } from "../../svg";
import { balance } from "../watch-skeleton";

function jewel(sketch: Sketch, x: number, y: number): string {
  const place = sketch.part(
    circle(0, 0, 6, palette.gold.base),
    circle(0, 0, 4, palette.red.shade),
    circle(-1.2, -1.2, 1.2, "#fff", { opacity: 0.8 }),
  );
  return place(d`translate(${x} ${y})`);
}

function ratchet(sketch: Sketch, x: number, y: number, r: number): string {
  return group(
    d`translate(${x} ${y})`,
    scaleRing(r + 2, 5, Math.round(r * 0.9), r * 0.1, palette.gold.shade),
    circle(0, 0, r - 2, sketch.bar("gold", alongLight)),
    ring(0, 0, r * 0.55, palette.gold.deep, 1, { opacity: 0.6 }),
    circle(0, 0, r * 0.24, palette.blue.light, { stroke: palette.blue.deep }),
  );
}

/** Half of a disc that swings and winds the spring. */
function rotor(sketch: Sketch, r: number, maker: string): string {
  const [ax, ay] = polar(78, r);
  const [bx, by] = polar(258, r);
  const text = { fill: palette.graphite.deep, "font-family": sans, "font-size": 10.5, "font-weight": 600 };
  return (
    path(d`M${ax} ${ay + 4}A${r} ${r} 0 0 1 ${bx} ${by + 4}L-18 12L18 -4Z`, ink, { opacity: 0.3 }) +
    path(
      d`M${ax} ${ay}A${r} ${r} 0 0 1 ${bx} ${by}L${-r * 0.3} ${r * 0.16}Q0 24 ${r * 0.3} ${r * 0.02}Z`,
      sketch.bar("steel", alongLight),
      {
        stroke: palette.steel.deep,
        "stroke-width": 0.8,
      },
    ) +
    line(
      d`M${ax * 0.93} ${ay * 0.93}A${r * 0.93} ${r * 0.93} 0 0 1 ${bx * 0.93} ${by * 0.93}`,
      palette.gold.base,
      5,
    ) +
    el(
      "text",
      { y: r * 0.62, "letter-spacing": 2, "text-anchor": "middle", transform: "rotate(-12)", ...text },
      escapeText(maker.toUpperCase()),
    ) +
    circle(0, 0, 15, sketch.solid("steel"), { stroke: palette.steel.deep }) +
    circle(0, 0, 6, palette.gold.base) +
    line("M-4 -3L4 3", ink, 1.4)
  );
}

/** The movement behind the glass of a back. */
export function drawMovement(sketch: Sketch, r: number, kind: "rotor" | "hand-wound", maker: string): string {
  const opening = el("circle", { r });
  const stripes = sketch.pattern(
    18,
    18,
    path("M0 0H9V18H0Z", "#fff", { opacity: 0.2 }),
    line("M9.5 0V18", ink, 0.8, { opacity: 0.18 }),
  );
  const bridges = d`M${-r} ${-r * 0.1}C${-r * 0.4} ${-r * 0.3} ${r * 0.1} ${r * 0.1} ${r} ${-r * 0.22}V${-r}H${-r}Z`;
  const cock = d`M${-r} ${r * 0.16}C${-r * 0.6} ${r * 0.02} ${-r * 0.2} ${r * 0.1} ${-r * 0.16} ${r * 0.5}Q${-r * 0.2} ${r} ${-r} ${r}Z`;
  const plate = (data: string) =>
    path(data, sketch.solid("silver"), { stroke: palette.graphite.base, "stroke-width": 1 }) +
    path(data, stripes, { transform: "rotate(0)" });
  return (
    circle(0, 0, r, palette.graphite.deep) +
    el(
      "g",
      { "clip-path": sketch.clip(opening) },
      circle(0, 0, r, sketch.solid("graphite")),
      plate(bridges),
      plate(cock),
      balance(r * 0.36, r * 0.4, r * 0.33),
      ratchet(sketch, -r * 0.42, -r * 0.28, r * 0.33),
      ratchet(sketch, r * 0.06, -r * 0.62, r * 0.17),
      jewel(sketch, r * 0.5, -r * 0.42) +
        jewel(sketch, r * 0.16, -r * 0.24) +
        jewel(sketch, -r * 0.42, r * 0.36),
      kind === "rotor" ? group("rotate(-64)", rotor(sketch, r * 0.97, maker)) : "",
    ) +
    ring(0, 0, r, ink, 3, { opacity: 0.55 }) +
    path(
      d`M${-r * 0.9} ${-r * 0.3}A${r} ${r} 0 0 1 ${r * 0.2} ${-r * 0.93}L${-r * 0.2} ${r * 0.1}Z`,
      "#fff",
      { opacity: 0.1 },
    )
  );
}
