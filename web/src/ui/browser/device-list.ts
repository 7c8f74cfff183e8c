import { useSyncExternalStore } from "react";
import { notifyStored, onStored, stored } from "./device-storage";

const none: readonly string[] = [];
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** A short list of ids, or of other texts, that this device stores for its visitor. It follows changes of other tabs. */
export class DeviceList {
  #stored = "";
  #ids = none;

  /** `max`: how many entries are stored at most; `isEntry`: whether a stored text is one. */
  constructor(
    private readonly key: string,
    private readonly max: number,
    private readonly isEntry = (text: string) => uuid.test(text),
  ) {}

  /**
   * The ids; the same array until they change. Skips entries that don't look like ids, because storage may hold
   * anything.
   */
  readonly read = (): readonly string[] => {
    const now = stored(this.key);
    if (now !== this.#stored) {
      this.#stored = now;
      this.#ids = parseTexts(now).filter(this.isEntry).slice(0, this.max);
    }
    return this.#ids;
  };

  /** Replaces the ids and drops those above the maximum. Stores nothing where storage is forbidden. */
  write(ids: readonly string[]): void {
    try {
      if (ids.length === 0) localStorage.removeItem(this.key);
      else localStorage.setItem(this.key, JSON.stringify(ids.slice(0, this.max)));
    } catch {
      // the list keeps its ids
    }
    notifyStored(this.key);
  }
}

/** The ids of a list; none on the server and during hydration. */
export function useDeviceList(list: DeviceList): readonly string[] {
  return useSyncExternalStore(onStored, list.read, () => none);
}

function parseTexts(text: string): string[] {
  try {
    const found: unknown = JSON.parse(text || "[]");
    if (!Array.isArray(found)) return [];
    return [...new Set(found.filter((entry) => typeof entry === "string"))];
  } catch {
    return [];
  }
}
