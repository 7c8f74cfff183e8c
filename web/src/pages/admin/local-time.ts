/** An instant as the value of an input of the type `datetime-local`, in the browser's time zone; empty for none. */
export function toLocalTime(instant: string | null): string {
  if (!instant) return "";
  const time = new Date(instant);
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** The instant of such a value; null for none. */
export const fromLocalTime = (value: string): string | null => (value ? new Date(value).toISOString() : null);

/** Whether such a value is a time that has not passed yet; an empty one counts as one. */
export const isToCome = (value: string): boolean => !value || new Date(value).getTime() > Date.now();
