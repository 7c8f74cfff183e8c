import { useSyncExternalStore } from "react";
import { deviceKeys, notifyStored, onStored, stored } from "../../../ui/browser/device-storage";

/** The code of a placed order, which the form still shows. */
let ordered = "";

/** Removes the code from storage once it is used. {@link useDiscountCode} returns it until {@link removeOrderedCode}. */
export const takeOrderedCode = () => storeDiscountCode("", stored(deviceKeys.code));

/** Call it when the form of a placed order unmounts. */
export const removeOrderedCode = () => storeDiscountCode(stored(deviceKeys.code));

/** Stores the code, in capitals, for the cart and the order form; an empty one removes it. */
export function storeDiscountCode(code: string, orderedCode = ""): void {
  ordered = orderedCode;
  try {
    if (code) localStorage.setItem(deviceKeys.code, code);
    else localStorage.removeItem(deviceKeys.code);
  } catch {
    // storage is forbidden: no code is used
  }
  notifyStored(deviceKeys.code);
}

/** The code entered on this device, in capitals; empty without a code, and before hydration. */
export function useDiscountCode(): string {
  return useSyncExternalStore(
    onStored,
    () => ordered || stored(deviceKeys.code),
    () => "",
  );
}
