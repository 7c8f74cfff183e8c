/** A minimum and a maximum: the length of a text in characters, or the value of a number. */
export interface Bounds {
  min: number;
  max: number;
}

/** The bounds of a number and its maximum number of decimals: 0 for a whole number. */
export interface NumberBounds extends Bounds {
  decimals: number;
  /** Whether the number is an amount in major units. */
  isMoney?: boolean;
}

/** The bounds of an amount of money, in major units and minor units. */
export const amountBounds = (min: number, max: number) => ({ min, max, decimals: 2, isMoney: true }) as const;
