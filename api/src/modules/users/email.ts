/** E-mails are compared, and kept, in lower case. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase().replaceAll("\0", "");
}
