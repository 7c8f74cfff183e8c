/**
 * The design tokens. Each is a CSS custom property, so that light and dark mode need no script and no second rendering.
 * The values are in shared/src/color-schemes.ts (colours) and GlobalStyle (everything else).
 */
export const color = {
  ground: "var(--color-ground)",
  surface: "var(--color-surface)",
  sunken: "var(--color-sunken)",
  plate: "var(--color-plate)",
  plateGlow: "var(--color-plate-glow)",
  ink: "var(--color-ink)",
  muted: "var(--color-muted)",
  line: "var(--color-line)",
  edge: "var(--color-edge)",
  accent: "var(--color-accent)",
  accentHover: "var(--color-accent-hover)",
  onAccent: "var(--color-on-accent)",
  accentInk: "var(--color-accent-ink)",
  accentSoft: "var(--color-accent-soft)",
  good: "var(--color-good)",
  goodSoft: "var(--color-good-soft)",
  bad: "var(--color-bad)",
  badHover: "var(--color-bad-hover)",
  onBad: "var(--color-on-bad)",
  badInk: "var(--color-bad-ink)",
  badSoft: "var(--color-bad-soft)",
  star: "var(--color-star)",
  band: "var(--color-band)",
  onBand: "var(--color-on-band)",
  onBandMuted: "var(--color-on-band-muted)",
  bandLine: "var(--color-band-line)",
  focus: "var(--color-focus)",
} as const;

/** Distances in steps of 4 px: `space[3]` is 12 px. */
export const space = {
  1: "var(--space-1)",
  2: "var(--space-2)",
  3: "var(--space-3)",
  4: "var(--space-4)",
  5: "var(--space-5)",
  6: "var(--space-6)",
  8: "var(--space-8)",
  10: "var(--space-10)",
  12: "var(--space-12)",
  16: "var(--space-16)",
  20: "var(--space-20)",
  24: "var(--space-24)",
  32: "var(--space-32)",
} as const;

/** Font sizes; `large` and above grow with the window. */
export const text = {
  tiny: "var(--text-tiny)",
  small: "var(--text-small)",
  body: "var(--text-body)",
  large: "var(--text-large)",
  title: "var(--text-title)",
  heading: "var(--text-heading)",
  hero: "var(--text-hero)",
} as const;

/** Corner radii: `small` for buttons and inputs, `large` for containers. */
export const radius = { small: "var(--radius-small)", large: "var(--radius-large)" } as const;

/** Shadows: `resting` for cards, `floating` for menus and dialogs. */
export const shadow = { resting: "var(--shadow-resting)", floating: "var(--shadow-floating)" } as const;

/** Durations with easing; both are 0 with `prefers-reduced-motion`. */
export const motion = { quick: "var(--motion-quick)", calm: "var(--motion-calm)" } as const;

/** Maximum widths: `page` for grids, `text` for prose, `form` for one column of fields. */
export const width = { page: "92rem", text: "42rem", form: "32rem" } as const;

/** Media queries for windows of at least this width; custom properties don't work in media queries. */
export const from = {
  small: "@media (min-width: 40rem)",
  medium: "@media (min-width: 48rem)",
  large: "@media (min-width: 64rem)",
  huge: "@media (min-width: 90rem)",
} as const;
