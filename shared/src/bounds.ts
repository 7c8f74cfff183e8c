/** The minimum and the maximum: characters of a text, or the value of a number. */
export interface Bounds {
  min: number;
  max: number;
}

/** The bounds of a number, and how many decimals it may have: 0 for a whole number. */
export interface NumberBounds extends Bounds {
  decimals: number;
  /** Whether it is an amount of dollars. */
  isMoney?: boolean;
}

/** The bounds of an amount of money, in dollars and whole cents. */
export const amountBounds = (min: number, max: number) => ({ min, max, decimals: 2, isMoney: true }) as const;
