const key = "shop.reviewsSeen";

/** When this admin last looked at the reviews on this device, in ISO 8601; undefined if never or where storage is forbidden. */
export function readReviewsSeen(adminId: string): string | undefined {
  try {
    const [id, instant = ""] = localStorage.getItem(key)?.split(" ") ?? [];
    return id === adminId && Number.isFinite(Date.parse(instant)) ? instant : undefined;
  } catch {
    return undefined;
  }
}

/** Remembers that this admin looks at the reviews now. Where storage is forbidden, reviews are new for a week. */
export function writeReviewsSeen(adminId: string): void {
  try {
    localStorage.setItem(key, `${adminId} ${new Date().toISOString()}`);
  } catch {
    // Only the counter of new reviews stays longer.
  }
}
