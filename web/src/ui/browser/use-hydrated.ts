import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/**
 * False on the server and during hydration, true afterwards. Content that depends on this device (storage, the cart)
 * may only be rendered when it is true, because hydration must render the server's HTML.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
