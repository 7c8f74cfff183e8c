import { normalizeDiscountCode } from "@shop/shared/shop-settings";
import { useSyncExternalStore } from "react";
import { deviceKeys, notifyStored, onStored, stored } from "../../../ui/browser/device-storage";

/** Stores the code that goes along from the cart to the form; an empty one takes it away. */
export function storeDiscountCode(code: string): void {
  const normalized = normalizeDiscountCode(code);
  try {
    if (normalized) localStorage.setItem(deviceKeys.code, normalized);
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
