import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/**
 * False on the server and during hydration, which must render the same; true afterwards. What depends on this device
 * (storage, the cart) may only be rendered when it is true.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
