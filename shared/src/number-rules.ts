/** The messages for a number that breaks a rule, without the field's name. */
export const numberWords = {
  notANumber: "must be a number",
  notWhole: "must be a whole number",
  tooManyDecimals: (decimals: number) => `must have at most ${decimals} decimals`,
  tooSmall: (min: number) => `must be ${min} or more`,
  tooLarge: (max: number) => `must be ${max} or less`,
};

/** Whether a number in decimal notation has at most this many decimals. */
export function hasDecimals(value: number, most: number): boolean {
  return Number(value.toFixed(most)) === value;
}
