import { useSyncExternalStore } from "react";
import { deviceKeys, notifyStored, onStored, stored } from "../../../ui/browser/device-storage";

/** Stores the code, in capitals, that goes along from the cart to the form; an empty one takes it away. */
export function storeDiscountCode(code: string): void {
  try {
    if (code) localStorage.setItem(deviceKeys.code, code);
    else localStorage.removeItem(deviceKeys.code);
  } catch {
    // Where storage is forbidden, no code is used.
  }
  notifyStored(deviceKeys.code);
}

/** The code that was typed on this device, in capitals; empty without one, and before hydration. */
export function useDiscountCode(): string {
  return useSyncExternalStore(
    onStored,
    () => stored(deviceKeys.code),
    () => "",
  );
}
