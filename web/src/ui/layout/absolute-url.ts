/** The absolute URL of an address; null if it is not a valid URL. */
export function absoluteUrl(url: string, origin: string): string | null {
  try {
    return url && new URL(url, origin).href;
  } catch {
    return null;
  }
}
