import { DeviceList } from "../../../../ui/browser/device-list";
import { deviceKeys } from "../../../../ui/browser/device-storage";

/** How many products are shown; one more is stored, since the one that is open is not shown. */
export const MAX_SEEN = 8;

/** The products that this device's visitor has opened, the last one first. */
export const seenProducts = new DeviceList(deviceKeys.seen, MAX_SEEN + 1);

/** Puts a product first. */
export function recordSeen(id: string): void {
  const ids = seenProducts.read();
  if (ids[0] !== id) seenProducts.write([id, ...ids.filter((seen) => seen !== id)]);
}
