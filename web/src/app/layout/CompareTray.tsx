import { lazy, Suspense, useSyncExternalStore, type ComponentType } from "react";
import { deviceKeys, onStored, stored } from "../../ui/browser/device-storage";

const ComparePill = lazy<ComponentType>(() =>
  import("./ComparePill").then(
    ({ ComparePill }) => ({ default: ComparePill }),
    () => ({ default: () => null }),
  ),
);

/** What this device has chosen to compare, on every page. Its code is loaded once something is chosen. */
export function CompareTray() {
  const chosen = useSyncExternalStore(
    onStored,
    () => stored(deviceKeys.compared) !== "",
    () => false,
  );
  if (!chosen) return null;
  return (
    <Suspense fallback={null}>
      <ComparePill />
    </Suspense>
  );
}
