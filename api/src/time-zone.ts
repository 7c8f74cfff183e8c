/** The format of a time zone's name. Offsets are excluded, because PostgreSQL reads their sign the other way round. */
const zoneName = /^[A-Za-z][\w+\-/]{0,63}$/;

/** Whether it is the IANA name of a time zone. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name }).format();
    return zoneName.test(name);
  } catch {
    return false;
  }
}
