import { accentColors, accentCss, contrastWithWhite, MIN_CONTRAST } from "./accent";
import { dark, light, type ColorName, type Oklch, type Scheme } from "./color-schemes";

/** Relative luminance of a colour of the shop's schemes, from OKLCH through linear sRGB. */
function luminanceOf([lightness, chroma, hue]: Oklch): number {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return (
    0.2126 * (4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s) +
    0.7152 * (-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s) +
    0.0722 * (-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)
  );
}

/** Colours of brands that are readable on white: pure ones, black, and one just at the limit. */
const accents = ["#000000", "#0000ff", "#d10000", "#007a1f", "#8a00c2", "#767676", "#a34b00", "#00707a"];

const luminanceWith = (colors: Partial<Record<ColorName, string>>, scheme: Scheme) => (name: ColorName) => {
  const color = colors[name];
  return color ? 1.05 / contrastWithWhite(color) - 0.05 : luminanceOf(scheme[name]);
};

describe.each(accents)("the accent %s", (accent) => {
  it.each([
    ["light", light],
    ["dark", dark],
  ] as const)("is readable in the %s scheme, as text and below text", (name, scheme) => {
    const of = luminanceWith(accentColors(accent)[name], scheme);
    const contrast = (one: ColorName, other: ColorName) => {
      const [brighter, darker] = [of(one), of(other)].sort((a, b) => b - a) as [number, number];
      return (brighter + 0.05) / (darker + 0.05);
    };
    for (const ground of ["ground", "surface", "sunken", "accentSoft"] as const)
      expect([ground, contrast("accentInk", ground) >= MIN_CONTRAST]).toEqual([ground, true]);
    for (const ground of ["accent", "accentHover"] as const)
      expect([ground, contrast("onAccent", ground) >= MIN_CONTRAST]).toEqual([ground, true]);
    for (const ground of ["ground", "surface", "plate", "band"] as const)
      expect([ground, contrast("focus", ground) >= 3]).toEqual([ground, true]);
    expect(contrast("accent", "ground")).toBeGreaterThanOrEqual(3);
    expect(contrast("ink", "accentSoft")).toBeGreaterThanOrEqual(MIN_CONTRAST);
  });
});

it("has the contrast that WCAG computes", () => {
  expect(contrastWithWhite("#000000")).toBeCloseTo(21);
  expect(contrastWithWhite("#ffffff")).toBeCloseTo(1);
  expect(contrastWithWhite("#777777")).toBeCloseTo(4.48, 2);
});

it("replaces only the colours of the accent, in both schemes", () => {
  const css = accentCss("#0a5c36");
  expect(css).toContain("--color-accent: #0a5c36;");
  expect(css).toContain("@media (prefers-color-scheme: dark)");
  expect(css.match(/--color-[a-z-]+/g)).toHaveLength(10);
});
