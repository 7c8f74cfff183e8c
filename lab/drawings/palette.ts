import type { Colour } from "../../api/demo/catalogue/colour";

/** Five tones of one material under the family's light, from the glint at top left to the depth at bottom right. */
interface Tones {
  readonly glint: string;
  readonly light: string;
  readonly base: string;
  readonly shade: string;
  readonly deep: string;
}

/** Lines and shadows that are drawn over any material. */
export const ink = "#12141c";
export const sans = "ui-sans-serif, Helvetica, Arial, sans-serif";

function channel(linear: number): string {
  const bounded = Math.min(1, Math.max(0, linear));
  const encoded = bounded <= 0.0031308 ? 12.92 * bounded : 1.055 * bounded ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, "0");
}

/** An OKLCH colour as the hexadecimal that every SVG reader knows. */
function oklch(lightness: number, chroma: number, hue: number): string {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const red = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s;
  const green = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s;
  const blue = -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s;
  return `#${channel(red)}${channel(green)}${channel(blue)}`;
}

/** `contrast` is how strongly the material answers the light: high for metal, low for cloth. */
function tones(lightness: number, chroma: number, hue: number, contrast = 1): Tones {
  const at = (shift: number, saturation: number) =>
    oklch(Math.min(0.985, Math.max(0.16, lightness + shift * contrast)), chroma * saturation, hue);
  return {
    glint: at(0.24, 0.4),
    light: at(0.11, 0.85),
    base: at(0, 1),
    shade: at(-0.11, 0.95),
    deep: at(-0.21, 0.8),
  };
}

/** Every colour of the catalogue's images. */
export const palette: Readonly<Record<Colour, Tones>> = {
  steel: tones(0.77, 0.011, 262, 1.25),
  titanium: tones(0.66, 0.012, 75),
  graphite: tones(0.42, 0.016, 270, 0.85),
  black: tones(0.29, 0.014, 270, 0.6),
  gold: tones(0.79, 0.1, 84, 1.05),
  rose: tones(0.76, 0.07, 45, 1.05),
  bronze: tones(0.64, 0.08, 65),
  brass: tones(0.75, 0.11, 88),
  white: tones(0.965, 0.004, 270, 0.7),
  silver: tones(0.88, 0.006, 265, 0.8),
  cream: tones(0.935, 0.028, 88, 0.7),
  champagne: tones(0.86, 0.06, 88, 0.8),
  salmon: tones(0.79, 0.075, 42, 0.8),
  sand: tones(0.77, 0.05, 82, 0.7),
  tan: tones(0.62, 0.095, 58, 0.8),
  brown: tones(0.42, 0.06, 48, 0.75),
  beech: tones(0.79, 0.075, 72, 0.7),
  walnut: tones(0.5, 0.065, 52, 0.75),
  olive: tones(0.47, 0.05, 118, 0.75),
  green: tones(0.46, 0.085, 158, 0.85),
  teal: tones(0.55, 0.08, 205, 0.85),
  sky: tones(0.79, 0.065, 235, 0.8),
  blue: tones(0.44, 0.12, 262, 0.9),
  navy: tones(0.34, 0.07, 266, 0.75),
  indigo: tones(0.49, 0.17, 277, 0.9),
  plum: tones(0.42, 0.1, 340, 0.85),
  red: tones(0.58, 0.2, 27, 0.85),
  orange: tones(0.71, 0.175, 50, 0.8),
  yellow: tones(0.84, 0.155, 88, 0.7),
};
