/** A value with its unit: "39 mm". */
export function withUnit(value: string, unit: string | null | undefined): string {
  return unit ? `${value} ${unit}` : value;
}

/** A value as written in a table: "Yes", "Steel". A first word with capitals inside, as in "pH 7", stays unchanged. */
export function writtenValue(value: string): string {
  return /^\p{Ll}[^\p{Lu}\s]*(?:\s|$)/u.test(value) ? value.charAt(0).toUpperCase() + value.slice(1) : value;
}
