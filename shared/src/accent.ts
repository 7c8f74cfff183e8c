import type { ColorName } from "./color-schemes";
import { colorProperty } from "./schemes-css";

/** Red, green and blue in linear light, 0 to 1. */
type Light = readonly number[];

const channels = (color: string): Light =>
  [1, 3, 5].map((at) => {
    const value = parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });

const WEIGHTS: Light = [0.2126, 0.7152, 0.0722];

/** Relative luminance as WCAG 2.2 defines it. */
const luminance = (light: Light) => light.reduce((sum, value, at) => sum + value * (WEIGHTS[at] ?? 0), 0);

/** The contrast of a colour such as `#1f5fbf` with white: 1 to 21. */
export const contrastWithWhite = (color: string): number => 1.05 / (luminance(channels(color)) + 0.05);

/** The minimum contrast of text (WCAG 2.2, 1.4.3). */
export const MIN_CONTRAST = 4.5;

const hexOf = (value: number): string => {
  const encoded = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, "0");
};

/** The colour made darker, or mixed with white, until it has a luminance. */
function withLuminance(color: string, wanted: number): string {
  const light = channels(color);
  const own = luminance(light);
  const mixed = (wanted - own) / (1 - own);
  return `#${light
    .map((value) => (wanted < own ? (value * wanted) / own : value + mixed * (1 - value)))
    .map(hexOf)
    .join("")}`;
}

/**
 * The colours of both schemes that follow from an accent colour with enough contrast to white. The luminances keep the contrasts that
 * theme/schemes.spec.ts demands of the shop's own accent.
 */
export function accentColors(color: string): Record<"light" | "dark", Partial<Record<ColorName, string>>> {
  const own = luminance(channels(color));
  return {
    light: {
      accent: color,
      accentHover: withLuminance(color, own * 0.7),
      accentInk: withLuminance(color, Math.min(own, 0.145)),
      accentSoft: withLuminance(color, 0.88),
      focus: withLuminance(color, 0.19),
    },
    dark: {
      accent: withLuminance(color, Math.min(Math.max(own, 0.12), 0.15)),
      accentHover: withLuminance(color, 0.175),
      accentInk: withLuminance(color, 0.45),
      accentSoft: withLuminance(color, 0.02),
      focus: withLuminance(color, 0.5),
    },
  };
}

const declarations = (colors: Partial<Record<ColorName, string>>) =>
  Object.entries(colors)
    .map(([name, value]) => `${colorProperty(name as ColorName)}: ${value};`)
    .join(" ");

/** The CSS that replaces the accent of both schemes. */
export function accentCss(color: string): string {
  const { light, dark } = accentColors(color);
  return `:root { ${declarations(light)} }
@media (prefers-color-scheme: dark) { :root { ${declarations(dark)} } }`;
}
