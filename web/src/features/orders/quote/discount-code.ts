import { useSyncExternalStore } from "react";
import { deviceKeys, notifyStored, onStored, stored } from "../../../ui/browser/device-storage";

/** The code of an order that is placed, which its form still shows. */
let ordered = "";

/** Takes the code that is ordered with from the device. What shows it stays as it is until {@link removeOrderedCode}. */
export const takeOrderedCode = () => storeDiscountCode("", stored(deviceKeys.code));

/** To be called when the form of a placed order goes away. */
export const removeOrderedCode = () => storeDiscountCode(stored(deviceKeys.code));

/** Stores the code, in capitals, that goes along from the cart to the form; an empty one takes it away. */
export function storeDiscountCode(code: string, orderedCode = ""): void {
  ordered = orderedCode;
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
    () => ordered || stored(deviceKeys.code),
    () => "",
  );
}
