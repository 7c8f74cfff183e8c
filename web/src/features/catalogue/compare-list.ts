import { useSyncExternalStore } from "react";
import { DeviceList } from "../../ui/browser/device-list";
import { deviceKeys, onStored } from "../../ui/browser/device-storage";

/** The maximum number of products in a comparison. */
export const MAX_COMPARED = 4;

/** The products that the visitor of this device compares, in the order of their selection. */
export const comparedProducts = new DeviceList(deviceKeys.compared, MAX_COMPARED);

let refused = false;

/** Whether the last selection was refused because the comparison was full. */
export function useIsFull(): boolean {
  return useSyncExternalStore(
    onStored,
    () => refused,
    () => false,
  );
}

/** Adds a product to the comparison, or removes it; refuses to add to a full comparison. */
export function toggleCompared(id: string): void {
  const ids = comparedProducts.read();
  const chosen = ids.includes(id);
  refused = !chosen && ids.length >= MAX_COMPARED;
  if (chosen) comparedProducts.write(ids.filter((other) => other !== id));
  else comparedProducts.write(refused ? ids : [...ids, id]);
}
