const KEY = "shop.searches";

/** The maximum number of stored searches. */
const MAX_SEARCHES = 8;

/** The recent searches on this device, the latest first; empty if storage is forbidden. */
export function readSearches(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    if (!Array.isArray(found)) return [];
    return found
      .filter((text) => typeof text === "string" && text.trim() !== "")
      .slice(0, MAX_SEARCHES) as string[];
  } catch {
    return [];
  }
}

/** Stores a search on this device, as the latest one. */
export function rememberSearch(text: string): void {
  const search = text.trim();
  if (!search) return;
  const others = readSearches().filter((other) => other.toLowerCase() !== search.toLowerCase());
  store([search, ...others].slice(0, MAX_SEARCHES));
}

/** Clears the recent searches on this device. */
export const clearSearches = () => store([]);

function store(searches: string[]): void {
  try {
    if (searches.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(searches));
  } catch {
    // storage is full or forbidden: nothing is stored
  }
}
