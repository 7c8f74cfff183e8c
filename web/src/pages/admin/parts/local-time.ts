/** The value of a `datetime-local` input for an instant, in the browser's time zone; empty for none. */
export function toLocalTime(instant: string | null | undefined): string {
  if (!instant) return "";
  const time = new Date(instant);
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** The instant of a `datetime-local` value, null for none; the former instant if the minute is unchanged. */
export function fromLocalTime(value: string, former?: string | null): string | null {
  if (!value) return null;
  return former && value === toLocalTime(former) ? former : new Date(value).toISOString();
}

/** Whether a `datetime-local` value is in the future or empty. */
export const isFutureOrEmpty = (value: string): boolean => !value || new Date(value).getTime() > Date.now();
