/**
 * Letters A to Z in lower case, and nothing else changed: Unicode's rules turn some characters of other scripts into
 * letters of the alphabet (the Kelvin sign into k), which would make one e-mail of two.
 */
export function lowerCaseAscii(text: string): string {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

/** An e-mail as somebody typed it, in the form that e-mails are kept and compared in. */
export function normalizeEmail(email: string): string {
  return lowerCaseAscii(email.trim()).replaceAll("\0", "");
}
