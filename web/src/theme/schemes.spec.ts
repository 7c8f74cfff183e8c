import { dark, light, type ColorName, type Oklch, type Scheme } from "@shop/shared/color-schemes";

/** Relative luminance as WCAG 2.2 defines it, from OKLCH through linear sRGB. */
function luminance([lightness, chroma, hue]: Oklch): number {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const red = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s;
  const green = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s;
  const blue = -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s;
  const within = (channel: number) => Math.min(1, Math.max(0, channel));
  return 0.2126 * within(red) + 0.7152 * within(green) + 0.0722 * within(blue);
}

function contrast(scheme: Scheme, one: ColorName, other: ColorName): number {
  const [brighter, darker] = [luminance(scheme[one]), luminance(scheme[other])].sort((a, b) => b - a) as [
    number,
    number,
  ];
  return (brighter + 0.05) / (darker + 0.05);
}

const texts: [ColorName, ColorName[]][] = [
  ["ink", ["ground", "surface", "sunken", "plate", "plateGlow", "accentSoft", "goodSoft", "badSoft"]],
  ["muted", ["ground", "surface", "sunken"]],
  ["accentInk", ["ground", "surface", "sunken", "accentSoft"]],
  ["good", ["ground", "surface", "goodSoft"]],
  ["badInk", ["ground", "surface", "badSoft"]],
  ["onAccent", ["accent", "accentHover"]],
  ["onBad", ["bad", "badHover"]],
  ["onBand", ["band"]],
  ["onBandMuted", ["band"]],
];

const edges: [ColorName, ColorName[]][] = [
  ["edge", ["ground", "surface"]],
  ["focus", ["ground", "surface", "plate", "band"]],
  ["star", ["ground", "surface"]],
];

describe.each([
  ["light", light],
  ["dark", dark],
])("the %s scheme", (_name, scheme) => {
  it.each(texts.flatMap(([ink, grounds]) => grounds.map((ground) => [ink, ground] as const)))(
    "lets %s be read on %s",
    (ink, ground) => expect(contrast(scheme, ink, ground)).toBeGreaterThanOrEqual(4.5),
  );

  it.each(edges.flatMap(([edge, grounds]) => grounds.map((ground) => [edge, ground] as const)))(
    "lets the %s be seen on %s",
    (edge, ground) => expect(contrast(scheme, edge, ground)).toBeGreaterThanOrEqual(3),
  );
});
