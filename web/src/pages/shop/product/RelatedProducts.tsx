import { useEffect } from "react";
import { ProductTiles } from "../../../features/catalogue/ProductTiles";
import { productPartsTexts } from "@shop/shared/messages/en/products";
import type { ProductExtras_ProductFragment } from "./ProductPage.generated";
import { useDeviceList, DeviceList } from "../../../ui/browser/device-list";
import { Button } from "../../../ui/form/Button";
import { useRecentlySeenQuery } from "./RecentlySeen.generated";
import { deviceKeys } from "../../../ui/browser/device-storage";

/** The maximum number of shown products; one more is stored, because the open one is not shown. */
const MAX_SEEN = 8;

/** The products opened on this device, the latest first. */
const seenProducts = new DeviceList(deviceKeys.seen, MAX_SEEN + 1);

/** Moves a product to the front, in place of its other variants. */
function recordSeen(id: string, ofGroup: readonly string[]): void {
  const ids = seenProducts.read();
  const others = ids.filter((seen) => !ofGroup.includes(seen));
  if (ids[0] !== id || ids.length > others.length + 1) seenProducts.write([id, ...others]);
}

/**
 * The products opened on this device before, with current data, and a button that clears the list. They are
 * loaded as for a visitor: without drafts and products no longer sold.
 */
function RecentlySeen({ current }: { current: readonly string[] }) {
  const joined = current.join();
  useEffect(() => {
    const [id = "", ...variants] = joined.split(",");
    recordSeen(id, [id, ...variants]);
  }, [joined]);
  const ids = useDeviceList(seenProducts).filter((id) => !current.includes(id));
  const { data } = useRecentlySeenQuery({
    variables: namedIds(ids),
    skip: ids.length === 0,
    context: { anonymous: true },
  });
  if (!data || ids.length === 0) return null;
  const { a, b, c, d, e, f, g, h } = data;
  const products = [a, b, c, d, e, f, g, h].filter((product) => product !== null);
  return (
    <ProductTiles
      title={productPartsTexts.seen}
      products={products}
      action={
        <Button variant="quiet" onClick={() => seenProducts.write([])}>
          {productPartsTexts.clearSeen}
        </Button>
      }
    />
  );
}

function namedIds(ids: readonly string[]) {
  const [a = "", b = "", c = "", d = "", e = "", f = "", g = "", h = ""] = ids.slice(0, MAX_SEEN);
  return { a, b, c, d, e, f, g, h };
}

interface RelatedProductsProps {
  /** The id of the section. */
  similarId: string;
  similar: ProductExtras_ProductFragment["similar"];
  /** The open product and then its variants, if recently viewed products are shown: not for admins. */
  current: readonly string[] | undefined;
}

/** Similar products, and recently viewed ones. */
export function RelatedProducts({ similarId, similar, current }: RelatedProductsProps) {
  return (
    <>
      <ProductTiles id={similarId} title={productPartsTexts.similar} products={similar} />
      {current !== undefined && <RecentlySeen current={current} />}
    </>
  );
}
