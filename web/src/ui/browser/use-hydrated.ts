import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/**
 * False on the server and while the browser takes its HTML over, which must be the same; true from then on. Whatever
 * only this device knows (storage, a cart) may be shown when it is true.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
