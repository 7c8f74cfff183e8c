import { currencyDecimals, fromMinor } from "./money";

/** A minimum and a maximum: the length of a text in characters, or the value of a number. */
export interface Bounds {
  min: number;
  max: number;
}

/** The bounds of a number and its maximum number of decimals: 0 for a whole number. */
export interface NumberBounds extends Bounds {
  decimals: number;
  /** Whether the number is an amount in major units of the shop's currency. */
  isMoney?: boolean;
}

/** The bounds of an amount of money, from numbers of minor units. They follow the shop's currency, in major units. */
export const minorBounds = (min: number, max: number) =>
  ({
    isMoney: true,
    get min() {
      return fromMinor(min);
    },
    get max() {
      return fromMinor(max);
    },
    get decimals() {
      return currencyDecimals();
    },
  }) as const;

/** The bounds of an amount in dollars; another currency has the same number of minor units, which the database limits. */
export const amountBounds = (min: number, max: number) =>
  minorBounds(Math.round(min * 100), Math.round(max * 100));
