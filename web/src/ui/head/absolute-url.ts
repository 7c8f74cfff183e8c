/** An address as it can be followed from elsewhere; null for a text that is no address. */
export function absoluteUrl(url: string, origin: string): string | null {
  try {
    return url && new URL(url, origin).href;
  } catch {
    return null;
  }
}
