import type { Colour } from "../../../../api/demo/catalogue/colour";
import { palette } from "../../palette";
import { across, alongLight, down, type Sketch } from "../../sketch";
import { d, line, rect } from "../../svg";
import type { DigitalWatchDrawing, WatchDrawing } from "../../../../api/demo/catalogue/watch-drawing";

/** A watch seen from its crown's side, standing on its closed strap. */
export interface Profile {
  readonly watch: WatchDrawing | DigitalWatchDrawing;
  readonly metal: Colour;
  /** Half of the case's length. */
  readonly half: number;
  /** From the crystal to the back. */
  readonly thickness: number;
}

const isMetal = (style: string) => ["bracelet", "jubilee", "integrated", "mesh"].includes(style);

const thicknesses: Record<string, number> = {
  leather: 17,
  rally: 17,
  rivets: 20,
  rubber: 20,
  nato: 10,
  mesh: 11,
  bracelet: 19,
  jubilee: 18,
  integrated: 22,
};

/** The loop that the strap makes, from the upper lugs around the wrist to the lower ones. */
function loop({ half, thickness }: Profile): string {
  const x = thickness - 2;
  const y = half + 12;
  return d`M${x} ${-y}C${x + 44} ${-y - 42} ${x + 262} ${-y - 12} ${x + 270} -30Q${x + 272} 0 ${x + 270} 30C${x + 262} ${y + 12} ${x + 44} ${y + 42} ${x} ${y}`;
}

/** The strap from its edge. */
export function drawStrapLoop(sketch: Sketch, profile: Profile): string {
  const { strap } = profile.watch;
  const width = thicknesses[strap.style] ?? 16;
  const course = loop(profile);
  const { light, deep } = palette[strap.colour];
  const edge =
    line(course, deep, width + 1.6, { "stroke-linecap": "round" }) +
    line(course, sketch.solid(strap.colour, down), width - 1, { "stroke-linecap": "round" });
  if (isMetal(strap.style)) {
    const link = strap.style === "mesh" ? "2.4 2" : strap.style === "jubilee" ? "1.8 15" : "2.2 22";
    return (
      edge +
      line(course, light, width * 0.34, { opacity: 0.8 }) +
      line(course, deep, width - 1, { "stroke-dasharray": link, opacity: strap.style === "mesh" ? 0.5 : 0.9 })
    );
  }
  const fold = strap.style === "nato" ? "" : line(course, deep, 1.6, { opacity: 0.8 });
  return edge + line(course, "#fff", 2, { opacity: 0.18, transform: "translate(-1 -3)" }) + fold;
}

/** The buckle or clasp at the far side of the loop. */
export function drawClasp(sketch: Sketch, { watch: { strap }, thickness }: Profile): string {
  const x = thickness + 268;
  if (isMetal(strap.style))
    return (
      rect(x - 12, -72, 25, 144, sketch.bar(strap.colour, across), 11) +
      line(d`M${x - 12} 0H${x + 13}`, palette[strap.colour].deep, 1.6) +
      rect(x + 9, -14, 8, 28, sketch.bar(strap.colour), 3)
    );
  const metal = strap.style === "rubber" || strap.colour === "graphite" ? "graphite" : "steel";
  return (
    rect(x - 11, 16, 22, 12, palette[strap.colour].shade, 4) +
    rect(x - 11, 38, 22, 12, palette[strap.colour].shade, 4) +
    rect(x - 15, -30, 30, 34, "none", 9, { stroke: sketch.bar(metal, alongLight), "stroke-width": 7 }) +
    line(d`M${x + 2} -24V6`, palette[metal].light, 5, { "stroke-linecap": "round" })
  );
}
