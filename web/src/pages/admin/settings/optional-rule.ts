interface RequiredRule {
  setValueAs: (value: unknown) => unknown;
  validate: (typed: string) => true | string;
}

/** A rule of `numberRule` or `textRule` for a field that can be left empty. */
export const optionalRule = ({ setValueAs, validate }: RequiredRule) => ({
  setValueAs,
  validate: (typed: string) => typed === "" || validate(typed),
});

/** A typed number; null where the field is empty. */
export const numberOrNull = (typed: string): number | null => (typed.trim() === "" ? null : Number(typed));

/** A number as it is typed; empty where there is none. */
export const typedNumber = (value: number | null | undefined): string => value?.toString() ?? "";

/** What is typed as a number of at least 0, so far; undefined while it isn't one. */
export function numberSoFar(typed: string): number | undefined {
  const number = Number(typed);
  return typed.trim() !== "" && Number.isFinite(number) && number >= 0 ? number : undefined;
}
