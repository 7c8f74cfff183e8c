import { dark, light, type ColorName, type Oklch, type Scheme } from "./color-schemes";

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** The custom property of a colour: `accentInk` is `--color-accent-ink`. */
export function colorProperty(name: ColorName): string {
  return `--color-${kebab(name)}`;
}

/** A scheme as CSS declarations, one custom property per colour. */
function declarations(scheme: Scheme): string {
  return (Object.entries(scheme) as [ColorName, Oklch][])
    .map(
      ([name, [lightness, chroma, hue]]) => `${colorProperty(name)}: oklch(${lightness} ${chroma} ${hue});`,
    )
    .join("\n");
}

/** Both schemes as CSS; the visitor's system setting selects one. */
export const schemesCss = `
  :root {
    color-scheme: light dark;
    ${declarations(light)}
  }
  @media (prefers-color-scheme: dark) {
    :root {
      ${declarations(dark)}
    }
  }
`;
