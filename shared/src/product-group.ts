/** The bounds of the texts of product groups, in characters. */
export const groupBounds = {
  name: { min: 1, max: 200 },
  option: { min: 1, max: 40 },
  value: { min: 1, max: 60 },
} as const;

/** The maximum numbers of options and variants of a group. */
export const groupLimits = { options: 3, variants: 100 } as const;
