/** "39 mm". */
export function withUnit(value: string, unit: string | null | undefined): string {
  return unit ? `${value} ${unit}` : value;
}

/** A value as people write it in a table: "Yes", "Steel"; a first word with a capital of its own stays, as in "pH 7". */
export function writtenValue(value: string): string {
  return /^\p{Ll}[^\p{Lu}\s]*(?:\s|$)/u.test(value) ? value.charAt(0).toUpperCase() + value.slice(1) : value;
}
