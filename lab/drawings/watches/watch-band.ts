import { d } from "../svg";

/** One half of a strap: it begins under the case at `start` and curves away from the eye at `end`. */
export interface Band {
  readonly half: number;
  readonly start: number;
  readonly end: number;
}

/** The outline of a half. */
export function outlineOf({ half, start, end }: Band): string {
  const tip = half * 0.87;
  return d`M${-half} ${start}C${-half} ${end + 36} ${-tip - 1} ${end + 34} ${-tip} ${end + 7}Q${-tip} ${end} ${6 - tip} ${end - 1}Q0 ${end - 5} ${tip - 6} ${end - 1}Q${tip} ${end} ${tip} ${end + 7}C${tip + 1} ${end + 34} ${half} ${end + 36} ${half} ${start}Z`;
}
