import { useSyncExternalStore } from "react";
import { notifyStored, onStored, stored } from "./device-storage";

const none: readonly string[] = [];
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** A short list of ids that this device stores for its visitor. It follows changes of other tabs. */
export class DeviceList {
  #stored = "";
  #ids = none;

  /** `max`: how many ids are stored at most. */
  constructor(
    private readonly key: string,
    private readonly max: number,
  ) {}

  /**
   * The ids; the same array until they change. Skips entries that don't look like ids, because storage may hold
   * anything.
   */
  readonly read = (): readonly string[] => {
    const now = stored(this.key);
    if (now !== this.#stored) {
      this.#stored = now;
      this.#ids = parseIds(now).slice(0, this.max);
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

function parseIds(text: string): string[] {
  try {
    const found: unknown = JSON.parse(text || "[]");
    if (!Array.isArray(found)) return [];
    return [...new Set(found.filter((id): id is string => typeof id === "string" && uuid.test(id)))];
  } catch {
    return [];
  }
}
