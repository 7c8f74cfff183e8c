import { DeviceList } from "../../../ui/browser/device-list";

/** The recent searches on this device, the latest first. */
export const recentSearches = new DeviceList("shop.searches", 8, (text) => text.trim() !== "");

/** Stores a search on this device, as the latest one. */
export function rememberSearch(text: string): void {
  const search = text.trim();
  if (!search) return;
  const others = recentSearches.read().filter((other) => other.toLowerCase() !== search.toLowerCase());
  recentSearches.write([search, ...others]);
}
