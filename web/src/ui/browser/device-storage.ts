/** The storage keys of this device: lists, and a discount code. */
export const deviceKeys = { compared: "shop.compare", seen: "shop.seen", code: "shop.code" } as const;

/** Calls `listener` when this tab or another one changes the storage; returns a function that unsubscribes it. */
export function onStored(listener: () => void): () => void {
  addEventListener("storage", listener);
  return () => removeEventListener("storage", listener);
}

/** Notifies this tab of a changed key; the browser notifies only the other tabs. */
export function notifyStored(key: string): void {
  dispatchEvent(new StorageEvent("storage", { key }));
}

/** The stored value of a key; empty if there is none or storage is forbidden. */
export function stored(key: string): string {
  try {
    return localStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

/** Deletes the stored values of these keys, so that the next user doesn't see them (D-16). */
export function clearDevice(): void {
  for (const key of Object.values(deviceKeys).filter(stored)) {
    localStorage.removeItem(key);
    notifyStored(key);
  }
}
