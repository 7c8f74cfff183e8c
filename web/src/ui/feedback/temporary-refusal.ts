/** Explanations of temporary refusals: rate limit and overload. */
export const waitTexts = {
  tooOften: "You've tried this too many times. Please wait a minute, then try again.",
  busy: "The shop is very busy right now. Please try again in a moment.",
} as const;

const words = new Map<unknown, string>([
  ["RATE_LIMITED", waitTexts.tooOften],
  ["SERVICE_UNAVAILABLE", waitTexts.busy],
]);

/** The text for a temporary refusal, by its code; undefined for any other error. */
export function explainTemporaryRefusal(error: unknown): string | undefined {
  const { errors } = (error ?? {}) as { errors?: { extensions?: { code?: unknown } }[] };
  const codes = Array.isArray(errors) ? errors.map(({ extensions }) => extensions?.code) : [];
  return words.get(codes.find((code) => words.has(code)));
}
