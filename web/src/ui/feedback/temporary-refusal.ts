import { busyText, tooOftenText } from "@shop/shared/messages/en/common";

const words = new Map<unknown, string>([
  ["RATE_LIMITED", tooOftenText],
  ["SERVICE_UNAVAILABLE", busyText],
]);

/** The text for a temporary refusal, by its code; undefined for any other error. */
export function explainTemporaryRefusal(error: unknown): string | undefined {
  const { errors } = (error ?? {}) as { errors?: { extensions?: { code?: unknown } }[] };
  const codes = Array.isArray(errors) ? errors.map(({ extensions }) => extensions?.code) : [];
  return words.get(codes.find((code) => words.has(code)));
}
