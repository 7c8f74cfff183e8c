/**
 * Letters A to Z in lower case, and nothing else changed: Unicode's rules turn some other characters into
 * these letters (the Kelvin sign into k), which would turn two emails into one (ADR-0016).
 */
export function lowerCaseAscii(text: string): string {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

/** A typed email in the form in which emails are stored and compared. */
export function normalizeEmail(email: string): string {
  return lowerCaseAscii(email.trim()).replaceAll("\0", "");
}
