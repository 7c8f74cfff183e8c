import { dark, light, type ColorName, type Oklch, type Scheme } from "@shop/shared/color-schemes";

/** The shop's colours that mails use. */
export const colorNames = [
  ...(["ground", "surface", "plate", "line", "ink", "muted", "accent", "onAccent", "accentInk"] as const),
] satisfies ColorName[];
export type MailColor = (typeof colorNames)[number];

/** Converts a colour to #rrggbb, because mail programs don't support OKLCH. Colours outside sRGB are clipped. */
export function hexOf([lightness, chroma, hue]: Oklch): string {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${linear.map(byteOf).join("")}`;
}

/** One linear channel as two hexadecimal digits, with the gamma of sRGB. */
function byteOf(linear: number): string {
  const channel = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
  const byte = Math.round(255 * Math.min(1, Math.max(0, channel)));
  return byte.toString(16).padStart(2, "0");
}

const hexesOf = (scheme: Scheme) =>
  Object.fromEntries(colorNames.map((name) => [name, hexOf(scheme[name])])) as Record<MailColor, string>;

/** The light scheme is in style attributes, so that it works in programs that drop style sheets. */
export const lightColors = hexesOf(light);
/** The dark scheme is in a media query. */
export const darkColors = hexesOf(dark);
