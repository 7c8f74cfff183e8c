import { palette } from "../palette";
import { across, down } from "../sketch";
import { circle, d, group, line, path, rect } from "../svg";
import {
  battery,
  cord,
  gleam,
  piece,
  ribs,
  rod,
  screw,
  seam,
  type ToolPaint,
  trigger,
  turned,
  vents,
} from "./tool-parts";

function chuck({ sketch }: ToolPaint, x: number): string {
  const flutes = [168, 178, 190, 204, 218, 229].map((y) => d`M${x + 20} ${y}h44`).join("");
  return (
    rod(sketch, [x + 92, 195, 52, 7], "steel", down) +
    path(d`M${x + 82} 184L${x + 98} 191V207L${x + 82} 214Z`, sketch.bar("steel")) +
    turned(
      sketch,
      d`M${x} 158Q${x + 4} 154 ${x + 10} 154H${x + 62}L${x + 84} 178V220L${x + 62} 244H${x + 10}Q${x + 4} 244 ${x} 240Z`,
      "graphite",
    ) +
    ribs(flutes, 2.4) +
    rect(x + 10, 154, 5, 90, palette.steel.light, 0, { opacity: 0.55 })
  );
}

function torqueCollar({ sketch, accent }: ToolPaint, x: number): string {
  const marks = Array.from({ length: 8 }, (_, i) => d`M${x + 4} ${160 + i * 11}h9`).join("");
  return (
    turned(
      sketch,
      d`M${x} 150H${x + 32}Q${x + 36} 150 ${x + 36} 156V242Q${x + 36} 248 ${x + 32} 248H${x}Z`,
      "black",
    ) +
    line(marks, palette.silver.base, 2) +
    rect(x + 22, 150, 5, 98, palette[accent].base)
  );
}

/** A cordless drill/driver: chuck, torque collar, pistol grip, battery. */
export function drawDrillDriver(paint: ToolPaint): string {
  const { sketch, body } = paint;
  const housing =
    "M62 200C62 160 88 146 132 144L292 148V250L240 254C218 258 208 274 208 296C210 314 222 330 221 352C220 380 206 398 206 424L250 436Q262 439 262 452V462H80V448Q80 437 92 434L104 430C112 396 104 366 100 340C96 308 104 268 84 242C68 232 62 220 62 200Z";
  const grip =
    "M100 340C96 308 104 268 84 242C98 246 124 250 140 262C152 272 154 290 150 312C144 340 150 384 144 430L104 430C112 396 104 366 100 340Z";
  return group(
    "translate(-14 -32)rotate(-4 250 300)",
    chuck(paint, 328),
    torqueCollar(paint, 290),
    trigger(paint, 206, 268),
    piece(sketch, housing, body, down),
    piece(sketch, grip, "graphite", across),
    ribs("M106 318l36 3M107 336l34 3M109 354l33 3M111 372l32 3M112 390l32 3"),
    path(
      "M74 168C90 150 112 146 136 146L146 146V250L120 250C92 244 70 230 66 204Z",
      sketch.solid("graphite", down),
    ),
    vents([86, 184], 4, 15, 38, 3),
    seam("M146 146V250"),
    rect(196, 140, 40, 10, palette.black.base, 4),
    rect(160, 186, 116, 8, palette[paint.accent].base, 4),
    gleam("M160 156L284 158", 5, 0.35),
    screw(sketch, 270, 232) + screw(sketch, 164, 232) + screw(sketch, 178, 410),
    battery(paint, 76, 462, 190),
  );
}

/** A compact impact driver: a short cone and a hexagon bit in its collet. */
export function drawImpactDriver(paint: ToolPaint): string {
  const { sketch, body, accent } = paint;
  const housing =
    "M92 196C92 158 112 140 150 138L262 140V252L250 256C232 260 226 272 223 292L212 420L266 430Q278 433 278 446V458H96V444Q96 433 108 430L126 426C134 378 132 330 128 296C124 268 116 256 106 244C96 232 92 216 92 196Z";
  const nose = "M262 142L318 152Q348 162 362 180V212Q348 232 318 240L262 250Z";
  const grip =
    "M128 296C124 268 116 256 106 244C132 254 166 262 166 300C164 344 162 384 154 426H126C134 378 132 330 128 296Z";
  return group(
    "translate(-10 -26)rotate(-4 250 300)scale(1.04)",
    rod(sketch, [396, 190, 58, 12], "steel") + path("M454 190L470 193V199L454 202Z", sketch.bar("steel")),
    rod(sketch, [360, 181, 40, 30], "steel", down, 4) + rect(376, 181, 4, 30, palette.steel.deep),
    turned(sketch, nose, "black"),
    line("M318 152V240", palette.graphite.light, 1.6),
    trigger(paint, 216, 266),
    piece(sketch, housing, body, down),
    piece(sketch, grip, "graphite", across),
    ribs("M134 316l26 3M135 334l26 3M136 352l25 3M136 370l24 3M135 388l23 3"),
    path("M98 172C108 150 124 140 148 140H160V254C132 252 108 246 102 226Z", sketch.solid("graphite", down)),
    vents([112, 176], 4, 13, 40, 2),
    rect(176, 188, 76, 8, palette[accent].base, 4),
    seam("M160 140V254"),
    gleam("M172 148L256 149", 5, 0.35),
    screw(sketch, 246, 234) + screw(sketch, 178, 234) + screw(sketch, 190, 404),
    battery(paint, 92, 458, 190),
  );
}

/** A rotary hammer: D-handle behind, side handle, long bit in its hammer chuck. */
export function drawRotaryHammer(paint: ToolPaint): string {
  const { sketch, body, accent } = paint;
  const bit = Array.from({ length: 8 }, (_, i) => d`M${402 + i * 11} 205l8 -11`).join("");
  const housing =
    "M96 150Q96 138 110 136L250 132Q268 132 274 144L286 156V248L264 262C252 300 232 356 204 376H150C136 376 132 366 136 354L150 290C128 286 102 266 98 236Z";
  const handle =
    "M104 142C60 148 34 176 34 222C34 280 70 344 116 372L150 376L156 346C116 334 78 280 76 228C76 200 90 186 112 184Z";
  return group(
    "translate(6 20)rotate(-22 250 300)scale(.95)translate(8 0)",
    cord(sketch, "M128 372C140 420 92 440 96 476"),
    rod(sketch, [380, 193, 108, 13], "steel") +
      line(bit, palette.steel.deep, 3) +
      path("M486 190L500 199.5L486 209Z", palette.steel.shade),
    turned(sketch, "M334 172H362L384 184V214L362 228H334Z", "black") + ribs("M352 178v44M360 180v40", 2),
    turned(sketch, "M284 160L336 166V234L284 246Z", "graphite"),
    piece(sketch, handle, "graphite"),
    ribs("M44 232l24 -2M48 252l24 -4M56 272l22 -6M66 292l22 -8M80 312l20 -10"),
    piece(sketch, "M80 232C86 240 96 244 104 256L112 296C98 288 84 262 80 232Z", accent),
    piece(sketch, housing, body, down),
    piece(sketch, "M150 290L264 262C252 300 232 356 204 376H150C136 376 132 366 136 354Z", "graphite", down),
    vents([164, 312], 5, 15, 34, -8),
    piece(
      sketch,
      "M296 236H324V262Q330 268 330 280V372Q330 390 310 390Q290 390 290 372V280Q290 268 296 262Z",
      "graphite",
      across,
    ),
    ribs("M296 290h28M296 306h28M296 322h28M296 338h28M296 354h28"),
    circle(206, 200, 28, sketch.solid("black"), { stroke: palette.graphite.light }) +
      rect(200, 176, 12, 48, palette[accent].base, 5, { transform: "rotate(40 206 200)" }),
    gleam("M118 148L252 144", 5, 0.35),
    screw(sketch, 116, 226) + screw(sketch, 262, 164) + screw(sketch, 258, 240),
  );
}

/** A heat gun: a steel nozzle with glowing coils, a pistol grip, a cord. */
export function drawHeatGun(paint: ToolPaint): string {
  const { sketch, body, accent } = paint;
  const housing =
    "M78 190C78 146 104 126 148 126H276Q292 126 292 142V232Q292 250 276 250H228C212 254 206 268 206 288L212 430C212 452 200 462 180 462H146C126 462 118 452 118 434L122 292C118 268 108 258 96 246C82 232 78 214 78 190Z";
  return group(
    "translate(-2 -14)rotate(-6 250 300)scale(1.12)translate(-20 -28)",
    cord(sketch, "M166 460C168 500 196 506 230 500S320 470 348 512"),
    turned(sketch, "M386 152L420 156V220L386 224Z", "steel") +
      path("M420 156Q432 188 420 220Q410 188 420 156Z", palette.black.deep) +
      line("M420 168q5 6 0 12t0 12t0 12", palette.orange.light, 2.4),
    turned(sketch, "M290 140L346 146H390V230H346L290 238Z", "steel") +
      line("M346 146V230", palette.steel.deep, 1.4) +
      vents([306, 160], 3, 13, 56),
    trigger(paint, 200, 272),
    piece(sketch, housing, body, down),
    piece(
      sketch,
      "M122 292C118 268 110 260 100 250C136 256 168 266 168 304L172 462H146C126 462 118 452 118 434Z",
      "graphite",
      across,
    ),
    ribs("M128 316h34M128 334h35M127 352h37M126 370h39M126 388h40M125 406h41"),
    path("M86 166C98 140 118 130 146 128V250C116 248 88 236 84 212Z", sketch.solid("graphite", down)) +
      vents([100, 170], 3, 14, 44, 2),
    rect(172, 148, 92, 42, palette.black.base, 7) +
      rect(178, 154, 54, 30, "#c3cdb6", 3) +
      line("M184 162v7h9M193 162v14M200 162h9v7h-9v7h9M216 162h9v14h-9z", "#232a22", 2.4),
    circle(248, 163, 5.5, palette[accent].light) + circle(248, 178, 5.5, palette.graphite.light),
    gleam("M160 136L272 136", 5, 0.4),
    screw(sketch, 276, 236) + screw(sketch, 192, 440),
  );
}
