const trimmed = (value: unknown) => (typeof value === "string" ? value.trim() : value);

/** The rule for a text of `min` to `max` characters, trimmed, for react-hook-form's `register`. */
export function textRule(label: string, { min = 1, max }: { min?: number; max: number }) {
  return {
    setValueAs: trimmed,
    required: `${label} is required`,
    minLength: { value: min, message: `${label} needs at least ${min} characters` },
    maxLength: { value: max, message: `${label} can have at most ${max} characters` },
  };
}
