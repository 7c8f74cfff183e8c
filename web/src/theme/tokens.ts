/**
 * The design tokens. Colours and shadows are CSS custom properties, so that light and dark mode need no script and no second
 * rendering. The values of custom properties are in shared/src/color-schemes.ts (colours) and GlobalStyle (everything else).
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
  1: "4px",
  2: "8px",
  3: "12px",
  4: "16px",
  5: "20px",
  6: "24px",
  8: "32px",
  10: "40px",
  12: "48px",
  16: "64px",
  20: "80px",
  24: "96px",
  32: "128px",
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
export const radius = { small: "6px", large: "14px" } as const;

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
} as const;

/** A target of at least 44 px around the text of a link or a button. */
export const target = "display: inline-flex; align-items: center; min-height: var(--target);";

/** A target of 44 px in the space of one line of text. */
export const targetInLine =
  "padding-block: calc((var(--target) - 1.5em) / 2); margin-block: calc((1.5em - var(--target)) / 2);";

/** Text that explains other text. */
export const secondary = `color: ${color.muted}; font-size: ${text.small};`;

/** The frame of a container. */
export const panel = `border: 1px solid ${color.line}; border-radius: ${radius.large}; background: ${color.surface};`;

/** The frame of a control. */
export const controlFrame = `border: 1px solid ${color.edge}; border-radius: ${radius.small}; background: ${color.surface};`;

/** A button without a frame. */
export const frameless = `border: 0; border-radius: ${radius.small}; background: none;`;

/** A layer over the whole of the nearest positioned element: makes a link cover its card or row. */
export const covering = 'content: ""; position: absolute; inset: 0;';

/** An image that fills its box without being cut off. */
export const contained = "width: 100%; height: 100%; object-fit: contain;";

/** One line, truncated with an ellipsis. */
export const truncated = "overflow: hidden; text-overflow: ellipsis; white-space: nowrap;";

/** At most this number of lines, truncated with an ellipsis. */
export const clampedTo = (lines: number) =>
  `display: -webkit-box; overflow: hidden; -webkit-box-orient: vertical; -webkit-line-clamp: ${lines};`;

/** Visible to screen readers only. */
export const visuallyHidden =
  "position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap;";
