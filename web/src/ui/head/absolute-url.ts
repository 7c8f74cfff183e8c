/** An address as it can be followed from elsewhere; null for a text that is no address. */
export function absoluteUrl(address: string, origin: string): string | null {
  try {
    return address && new URL(address, origin).href;
  } catch {
    return null;
  }
}
