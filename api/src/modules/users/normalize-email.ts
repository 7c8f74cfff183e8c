/**
 * Converts only the letters A to Z to lower case: Unicode's rules turn some other characters into these letters (the
 * Kelvin sign into k), which would make two emails equal (ADR-0016).
 */
export function lowerCaseAscii(text: string): string {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

/** Converts a typed email to the form in which emails are stored and compared. */
export function normalizeEmail(email: string): string {
  return lowerCaseAscii(email.trim()).replaceAll("\0", "");
}
