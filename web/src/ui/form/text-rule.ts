const trimmed = (value: unknown) => (typeof value === "string" ? value.trim() : value);

/** What a text has to be, for react-hook-form's `register`: so many characters, blanks around it not counted. */
export function textRule(label: string, { least = 1, most }: { least?: number; most: number }) {
  return {
    setValueAs: trimmed,
    required: `${label} is required`,
    minLength: { value: least, message: `${label} needs at least ${least} characters` },
    maxLength: { value: most, message: `${label} can have at most ${most} characters` },
  };
}
