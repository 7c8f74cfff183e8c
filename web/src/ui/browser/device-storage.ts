/** The keys of what this device stores for its visitor: lists, and a discount code. */
export const deviceKeys = { compared: "shop.compare", seen: "shop.seen", code: "shop.code" } as const;

/** Calls `listener` when something is stored, by this tab or another; returns the function that unsubscribes it. */
export function onStored(listener: () => void): () => void {
  addEventListener("storage", listener);
  return () => removeEventListener("storage", listener);
}

/** Tells this tab what the browser tells the other ones: that what is stored under the key has changed. */
export function notifyStored(key: string): void {
  dispatchEvent(new StorageEvent("storage", { key }));
}

/** What is stored under the key; empty if nothing is, or where storage is forbidden. */
export function stored(key: string): string {
  try {
    return localStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

/** Deletes all that this device stores under these keys, so that nothing of one user is shown to the next (D-16). */
export function clearDevice(): void {
  for (const key of Object.values(deviceKeys).filter(stored)) {
    localStorage.removeItem(key);
    notifyStored(key);
  }
}
