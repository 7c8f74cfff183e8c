import { palette } from "../palette";
import { across, alongLight, down } from "../sketch";
import { circle, d, group, line, path, rect, ring, scaleRing } from "../svg";
import { cord, gleam, piece, ribs, rod, screw, seam, type ToolPaint, vents } from "./tool-parts";

/** An angle grinder from above: disc and guard at one end, side handle, long body. */
export function drawAngleGrinder(paint: ToolPaint): string {
  const { sketch, body, accent } = paint;
  const motor =
    "M214 296L286 296L292 318C296 340 294 366 288 384L284 520Q284 552 250 552Q216 552 216 520L212 384C206 366 204 340 208 318Z";
  return group(
    "translate(14 6)rotate(28 250 300)scale(.98)",
    cord(sketch, "M250 548V610"),
    circle(250, 178, 122, palette.graphite.shade),
    circle(
      250,
      178,
      120,
      sketch.radial(
        [
          [0, palette.graphite.glint],
          [0.55, palette.graphite.base],
          [0.93, palette.graphite.shade],
          [1, palette.graphite.light],
        ],
        [0.4, 0.35],
        0.7,
      ),
    ),
    ring(250, 178, 84, palette.graphite.light, 16, { opacity: 0.35 }) +
      ring(250, 178, 56, palette[accent].base, 7),
    path("M128 178A122 122 0 0 0 372 178L352 178A102 102 0 0 1 148 178Z", sketch.bar("steel", across)),
    path("M128 178A122 122 0 0 0 372 178H300V214H200V178Z", sketch.solid("steel", across)),
    piece(
      sketch,
      "M64 216Q64 202 78 202H150Q158 202 160 210V236Q158 244 150 244H78Q64 244 64 230Z",
      "graphite",
      down,
    ) +
      ribs("M82 208v30M96 208v30M110 208v30M124 208v30M138 208v30") +
      rod(sketch, [158, 213, 44, 20], "steel"),
    piece(sketch, "M206 210C206 160 226 138 250 138C274 138 294 160 294 210L290 300H210Z", "steel", across),
    circle(250, 178, 22, sketch.solid("graphite")) +
      circle(250, 178, 9, palette.steel.light) +
      screw(sketch, 220, 226) +
      screw(sketch, 280, 226) +
      screw(sketch, 222, 284) +
      screw(sketch, 278, 284),
    piece(sketch, motor, body, across),
    piece(sketch, "M213 400L287 400L284 520Q284 552 250 552Q216 552 216 520Z", "graphite", across),
    ribs("M228 430h44M228 446h44M228 462h44M228 478h44M229 494h42"),
    rect(240, 326, 20, 44, palette[accent].base, 9) + rect(244, 332, 12, 16, palette[accent].glint, 6),
    vents([222, 310], 1, 1, 60) + vents([278, 310], 1, 1, 60),
    gleam("M228 316C224 340 226 360 230 384", 5, 0.4),
    seam("M212 400H288"),
  );
}

/** A random orbit sander: palm grip above, round pad below, dust box behind. */
export function drawOrbitSander(paint: ToolPaint): string {
  const { sketch, body, accent } = paint;
  const housing =
    "M150 216C150 176 190 158 244 158C300 158 338 178 338 218C338 240 326 254 318 270L330 368H160L170 270C160 254 150 240 150 216Z";
  return group(
    "translate(-10 -14)rotate(-4 250 300)scale(1.02)translate(-27 0)",
    cord(sketch, "M326 216C366 210 392 196 396 152"),
    piece(
      sketch,
      "M312 300L350 296Q362 296 366 306L372 326H440Q458 326 458 344V404Q458 422 440 422H366Q348 422 346 404L340 350H318Z",
      "graphite",
      down,
    ),
    line("M374 344v60M392 344v60M410 344v60M428 344v60", palette.graphite.light, 2.5, { opacity: 0.55 }),
    piece(sketch, "M150 366H336Q352 366 354 380L360 402H124L132 380Q134 366 150 366Z", "black", down),
    vents([166, 376], 11, 15, 14),
    rect(112, 402, 260, 20, sketch.bar("graphite", across), 5),
    rect(
      108,
      420,
      268,
      12,
      sketch.linear(
        [
          [0, palette[accent].light],
          [1, palette[accent].shade],
        ],
        across,
      ),
      4,
    ),
    rect(110, 432, 264, 7, palette.brown.light, 3),
    piece(sketch, housing, body, across),
    piece(
      sketch,
      "M150 216C150 176 190 158 244 158C300 158 338 178 338 218C338 236 328 244 322 250C300 226 190 226 166 250C158 240 150 232 150 216Z",
      "graphite",
      alongLight,
    ),
    ribs("M204 176h80M196 190h96M192 204h104"),
    rect(226, 276, 40, 24, palette.black.base, 7) + rect(231, 280, 30, 12, palette[accent].base, 5),
    circle(246, 336, 17, sketch.solid("black")) +
      line("M246 336L254 324", palette[accent].light, 3.5, { "stroke-linecap": "round" }),
    scaleRing(25, 4, 12, 1.6, palette.white.base, { transform: "translate(246 336)" }),
    gleam("M184 266C180 290 178 320 175 352", 6, 0.4),
    screw(sketch, 188, 346) + screw(sketch, 304, 346),
  );
}

/** A plunge router from the front: motor between two columns, two knobs, round base. */
export function drawRouter(paint: ToolPaint): string {
  const { sketch, body, accent } = paint;
  const knob = (x: number) =>
    piece(
      sketch,
      d`M${x - 38} 326Q${x - 40} 290 ${x} 288Q${x + 40} 290 ${x + 38} 326Q${x + 34} 352 ${x} 354Q${x - 34} 352 ${x - 38} 326Z`,
      "graphite",
    );
  return group(
    "translate(0 -6)",
    cord(sketch, "M250 84C250 44 300 40 316 66S340 96 366 84"),
    rod(sketch, [164, 300, 22, 196], "steel", across) + rod(sketch, [314, 300, 22, 196], "steel", across),
    line(
      "M166 424h18M166 436h18M166 448h18M166 460h18M166 472h18M316 424h18M316 436h18M316 448h18M316 460h18M316 472h18",
      palette.steel.shade,
      2.2,
    ),
    rod(sketch, [238, 430, 24, 46], "steel", across) +
      path("M240 474h20l6 10v40l-10 16h-12l-10 -16v-40z", sketch.bar("steel", across)) +
      line("M238 520L262 486", palette.steel.deep, 3),
    piece(sketch, "M222 396H278L272 432H228Z", "brass", across),
    piece(
      sketch,
      "M140 300H360Q372 300 372 312V356Q372 368 360 368H316L296 402H204L184 368H140Q128 368 128 356V312Q128 300 140 300Z",
      "graphite",
      down,
    ),
    knob(92) + knob(408) + gleam("M70 306Q76 298 92 298", 4) + gleam("M386 306Q392 298 408 298", 4),
    piece(sketch, "M172 150Q172 92 250 92Q328 92 328 150L322 344H178Z", body, across),
    piece(
      sketch,
      "M176 138Q178 92 250 92Q322 92 324 138Q290 154 250 154Q210 154 176 138Z",
      "graphite",
      across,
    ),
    vents([206, 108], 7, 15, 22),
    rect(174, 192, 152, 10, palette[accent].base),
    rect(222, 228, 56, 66, palette.black.base, 10) +
      circle(250, 252, 12, sketch.solid("steel")) +
      rect(236, 274, 28, 11, palette[accent].base, 4),
    gleam("M190 164L192 336", 7, 0.4),
    piece(
      sketch,
      "M116 492Q120 484 132 484H368Q380 484 384 492L398 514Q400 526 388 526H112Q100 526 102 514Z",
      "steel",
      down,
    ),
    rect(212, 500, 76, 26, palette.black.shade, 4) +
      path("M240 500h20v10l-6 14h-8l-6 -14z", sketch.bar("steel", across)),
    rect(104, 524, 292, 8, palette.black.base, 3),
    screw(sketch, 148, 506) + screw(sketch, 352, 506),
  );
}

/** An oscillating multi-tool: a slim body, a cranked blade in front. */
export function drawMultiTool(paint: ToolPaint): string {
  const { sketch, body, accent } = paint;
  const teeth = Array.from({ length: 12 }, () => "l2.5 -7l2.5 7").join("");
  return group(
    "translate(6 -6)rotate(28 250 300)",
    path(`M220 40${teeth}V106L268 122V166H232V122L220 106Z`, sketch.bar("steel", across), {
      stroke: palette.steel.deep,
      "stroke-width": 0.8,
    }),
    line("M232 122H268", palette.steel.deep, 1.4, { opacity: 0.6 }),
    piece(sketch, "M216 190Q216 150 250 150Q284 150 284 190L290 262H210Z", "steel", across),
    circle(250, 176, 19, sketch.solid("graphite")) +
      scaleRing(17, 4, 8, 4, palette.steel.light, { transform: "translate(250 176)" }) +
      circle(250, 176, 6, palette.black.deep),
    piece(
      sketch,
      "M206 262Q206 246 222 246H278Q294 246 294 262L298 330C300 380 292 420 290 462H210C208 420 200 380 202 330Z",
      body,
      across,
    ),
    piece(sketch, "M202 336C200 380 208 420 210 462H240C232 420 232 372 226 322Z", "graphite", across) +
      piece(sketch, "M298 336C300 380 292 420 290 462H260C268 420 268 372 274 322Z", "graphite", across),
    ribs("M210 366h18M211 382h19M212 398h19M270 366h18M270 382h18M269 398h18"),
    rect(234, 266, 32, 52, palette.black.base, 12) + rect(239, 272, 22, 24, palette[accent].base, 9),
    rect(214, 232, 72, 12, palette[accent].base, 3),
    vents([232, 432], 4, 12, 18),
    gleam("M220 260L216 322", 5, 0.45),
    piece(
      sketch,
      "M200 462H300Q306 462 306 470V536Q306 548 294 548H206Q194 548 194 536V470Q194 462 200 462Z",
      "graphite",
      across,
    ),
    rect(194, 480, 112, 9, palette[accent].base) + ribs("M222 512h56M222 524h56"),
    screw(sketch, 222, 252, 5) + screw(sketch, 278, 252, 5),
  );
}
