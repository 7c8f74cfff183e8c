/** The text of a badge that counts: empty for 0, at most "99+" (spec §9). */
export function badgeText(count: number): string {
  if (count === 0) return "";
  return count > 99 ? "99+" : String(count);
}
