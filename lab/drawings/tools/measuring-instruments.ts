import { palette, sans } from "../palette";
import { across, alongLight, down } from "../sketch";
import { circle, d, el, group, line, path, rect } from "../svg";
import { gleam, piece, ribs, rod, screw, type ToolPaint, turned } from "./tool-parts";

/** Digital calipers, a little open: beam, two pairs of jaws, slider with its display. */
export function drawCalipers({ sketch, body, accent }: ToolPaint): string {
  const ticks = Array.from({ length: 74 }, (_, i) => d`M228 ${118 + i * 6}h${i % 5 === 0 ? 16 : 9}`).join("");
  const screen = sketch.linear([
    [0, "#97a28c"],
    [0.1, "#c3cdb6"],
    [1, "#d3dbc8"],
  ]);
  const figures = { "font-family": sans, "font-weight": 700, "text-anchor": "middle", fill: "#232a22" };
  return group(
    "translate(26 2)rotate(24 250 300)",
    rod(sketch, [262, 500, 9, 72], "steel", across),
    rect(228, 30, 54, 530, sketch.bar("steel", across), 4, {
      stroke: palette.steel.deep,
      "stroke-width": 0.8,
    }),
    line(ticks, palette.graphite.deep, 1.5),
    turned(
      sketch,
      "M226 34Q226 28 234 28H276Q284 28 286 36L300 62L346 76Q352 80 346 84L284 88L282 104H228L94 110Q84 108 88 98L196 72Q214 66 226 34Z",
      "steel",
      alongLight,
    ),
    line("M92 106L226 100", palette.steel.deep, 1.2, { opacity: 0.6 }),
    turned(
      sketch,
      "M228 172L94 166Q84 168 88 178L186 214Q200 220 204 240H286L288 176L346 172Q352 168 346 164L286 152H228Z",
      "steel",
      alongLight,
    ),
    line("M92 170L226 176", palette.steel.glint, 1.6, { opacity: 0.9 }),
    piece(
      sketch,
      "M192 206Q192 194 204 194H306Q318 194 318 206V392Q318 404 306 404H204Q192 404 192 392Z",
      body,
      alongLight,
    ),
    rect(204, 210, 102, 106, palette.black.deep, 8) + rect(210, 216, 90, 94, screen, 4),
    el("text", { transform: "translate(264 263)rotate(90)", y: 8, "font-size": 31, ...figures }, "9.62"),
    el("text", { transform: "translate(228 263)rotate(90)", y: 6, "font-size": 14, ...figures }, "mm"),
    circle(224, 344, 12, sketch.solid(accent)) +
      circle(255, 344, 12, sketch.solid("silver")) +
      circle(286, 344, 12, sketch.solid("silver")),
    line("M210 376H300", palette[accent].base, 5),
    piece(sketch, "M318 346H328Q342 350 342 368Q342 386 328 390H318Z", "steel", down) +
      ribs("M326 356v24M333 358v20", 1.8),
    screw(sketch, 203, 204, 4) +
      screw(sketch, 307, 204, 4) +
      screw(sketch, 203, 394, 4) +
      screw(sketch, 307, 394, 4),
  );
}

/** A cross-line laser on its small tripod, throwing a level and a plumb line. */
export function drawLineLaser({ sketch, body, accent }: ToolPaint): string {
  const beam = accent === "red" ? "#ff5a4d" : "#19d36b";
  const fade = [
    [0, beam, 0],
    [0.18, beam, 1],
    [0.82, beam, 1],
    [1, beam, 0],
  ] as const;
  const glowAcross = sketch.linear(fade, across);
  const glowDown = sketch.linear(fade, down);
  const leg = (x: number) =>
    line(d`M250 430L${x} 544`, palette.graphite.deep, 15, { "stroke-linecap": "round" }) +
    line(d`M250 430L${x} 544`, palette.graphite.light, 9, { "stroke-linecap": "round" });
  return group(
    "translate(0 -8)",
    rect(14, 220, 472, 16, glowAcross, 8, { opacity: 0.35 }) + rect(14, 226, 472, 4, glowAcross),
    rect(242, 30, 16, 400, glowDown, 8, { opacity: 0.35 }) + rect(248, 30, 4, 400, glowDown),
    leg(140) + leg(360) + leg(250),
    rod(sketch, [228, 398, 44, 46], "graphite", across, 8) +
      rod(sketch, [238, 382, 24, 22], "brass", across, 2),
    piece(
      sketch,
      "M132 176Q132 140 168 138H332Q368 140 368 176V346Q368 386 330 388H170Q132 386 132 346Z",
      "graphite",
      alongLight,
    ),
    piece(
      sketch,
      "M148 182Q148 154 176 154H324Q352 154 352 182V340Q352 370 322 370H178Q148 370 148 340Z",
      body,
      alongLight,
    ),
    ribs("M138 206v16M138 236v16M138 266v16M138 296v16M362 206v16M362 236v16M362 266v16M362 296v16", 4),
    piece(
      sketch,
      "M182 182Q182 174 190 174H310Q318 174 318 182V262Q318 292 288 292H212Q182 292 182 262Z",
      "black",
      down,
    ),
    rect(
      222,
      184,
      56,
      88,
      sketch.linear(
        [
          [0, "#1e2a3a"],
          [1, "#41546b"],
        ],
        alongLight,
      ),
      26,
    ),
    circle(
      250,
      228,
      17,
      sketch.radial([
        [0, "#fff"],
        [0.3, beam],
        [1, beam, 0],
      ]),
    ),
    path("M228 206Q232 190 250 188L232 232Z", "#fff", { opacity: 0.3 }),
    rect(196, 312, 108, 36, palette.black.base, 18) +
      circle(216, 330, 11, sketch.solid(accent)) +
      circle(250, 330, 11, sketch.solid("graphite")) +
      circle(284, 330, 11, sketch.solid("graphite")),
    gleam("M164 178Q166 162 184 162H300", 3.5, 0.45),
  );
}
