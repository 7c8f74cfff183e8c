import { useSyncExternalStore } from "react";
import { DeviceList } from "../../ui/browser/device-list";
import { deviceKeys, onStored } from "../../ui/browser/device-storage";

/** How many products are compared at most. */
export const MAX_COMPARED = 4;

/** The products that this device's visitor has chosen to compare, in the order in which they were chosen. */
export const comparedProducts = new DeviceList(deviceKeys.compared, MAX_COMPARED);

let refused = false;

/** Whether the last product that was to be chosen was one too many. */
export function useIsFull(): boolean {
  return useSyncExternalStore(
    onStored,
    () => refused,
    () => false,
  );
}

/** Chooses a product, or takes it away again; refuses it where as many as can be compared are chosen. */
export function toggleCompared(id: string): void {
  const ids = comparedProducts.read();
  const chosen = ids.includes(id);
  refused = !chosen && ids.length >= MAX_COMPARED;
  if (chosen) comparedProducts.write(ids.filter((other) => other !== id));
  else comparedProducts.write(refused ? ids : [...ids, id]);
}
