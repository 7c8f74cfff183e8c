/** A colour in OKLCH: lightness 0 to 1, chroma, hue in degrees. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];

/** The light scheme. Components use these names of colours, which state their purpose, and never values. */
export const light = {
  ground: [0.991, 0.0015, 275],
  surface: [1, 0, 0],
  sunken: [0.968, 0.004, 275],
  plate: [0.94, 0.008, 275],
  plateGlow: [0.978, 0.004, 275],
  ink: [0.2, 0.018, 277],
  muted: [0.475, 0.018, 277],
  line: [0.905, 0.006, 277],
  edge: [0.62, 0.014, 277],
  accent: [0.455, 0.215, 276],
  accentHover: [0.395, 0.205, 276],
  onAccent: [1, 0, 0],
  accentInk: [0.455, 0.215, 276],
  accentSoft: [0.946, 0.026, 280],
  good: [0.45, 0.1, 160],
  goodSoft: [0.95, 0.035, 160],
  bad: [0.51, 0.19, 26],
  badHover: [0.45, 0.175, 26],
  onBad: [1, 0, 0],
  badInk: [0.49, 0.185, 26],
  badSoft: [0.952, 0.022, 20],
  star: [0.36, 0.03, 277],
  band: [0.225, 0.02, 278],
  onBand: [0.985, 0.004, 280],
  onBandMuted: [0.8, 0.015, 280],
  bandLine: [0.42, 0.03, 278],
  focus: [0.56, 0.24, 277],
} as const satisfies Record<string, Oklch>;

/** A colour's name by purpose. */
export type ColorName = keyof typeof light;

/** The values of all colours of the light or dark scheme. */
export type Scheme = Readonly<Record<ColorName, Oklch>>;

/**
 * The dark scheme: its values are chosen, not inverted. Image backgrounds stay bright enough to show black products.
 */
export const dark: Scheme = {
  ground: [0.158, 0.009, 277],
  surface: [0.198, 0.011, 277],
  sunken: [0.182, 0.01, 277],
  plate: [0.335, 0.014, 277],
  plateGlow: [0.45, 0.014, 277],
  ink: [0.955, 0.004, 277],
  muted: [0.735, 0.014, 277],
  line: [0.285, 0.012, 277],
  edge: [0.545, 0.016, 277],
  accent: [0.53, 0.205, 277],
  accentHover: [0.58, 0.19, 277],
  onAccent: [1, 0, 0],
  accentInk: [0.785, 0.115, 282],
  accentSoft: [0.27, 0.07, 279],
  good: [0.82, 0.125, 160],
  goodSoft: [0.27, 0.045, 162],
  bad: [0.535, 0.185, 26],
  badHover: [0.57, 0.18, 26],
  onBad: [1, 0, 0],
  badInk: [0.785, 0.12, 24],
  badSoft: [0.275, 0.06, 22],
  star: [0.86, 0.01, 277],
  band: [0.225, 0.014, 279],
  onBand: [0.975, 0.006, 280],
  onBandMuted: [0.79, 0.015, 280],
  bandLine: [0.42, 0.02, 279],
  focus: [0.8, 0.13, 282],
};
