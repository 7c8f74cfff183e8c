import { useEffect } from "react";
import { ProductTiles } from "../../../features/catalogue/ProductTiles";
import { productPartsTexts } from "../../../messages/product-parts";
import type { ProductExtras_ProductFragment } from "./ProductPage.generated";
import { useDeviceList, DeviceList } from "../../../ui/browser/device-list";
import { Button } from "../../../ui/form/Button";
import { useRecentlySeenQuery } from "./RecentlySeen.generated";
import { deviceKeys } from "../../../ui/browser/device-storage";

/** How many products are shown; one more is stored, since the one that is open is not shown. */
const MAX_SEEN = 8;

/** The products that this device's visitor has opened, the last one first. */
const seenProducts = new DeviceList(deviceKeys.seen, MAX_SEEN + 1);

/** Puts a product first. */
function recordSeen(id: string): void {
  const ids = seenProducts.read();
  if (ids[0] !== id) seenProducts.write([id, ...ids.filter((seen) => seen !== id)]);
}

/**
 * The products that were opened on this device before `current`, as they are now, and a button that forgets them. They are
 * read as a visitor reads them: what is a draft, or not for sale any more, is left out.
 */
function RecentlySeen({ current }: { current: string }) {
  useEffect(() => recordSeen(current), [current]);
  const ids = useDeviceList(seenProducts).filter((id) => id !== current);
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
  /** The id of its section. */
  similarId: string;
  similar: ProductExtras_ProductFragment["similar"];
  /** The product of the page, where what was seen is shown: not to admins. */
  current: string | undefined;
}

/** What is like a product, and what else was seen on this device. */
export function RelatedProducts({ similarId, similar, current }: RelatedProductsProps) {
  return (
    <>
      <ProductTiles id={similarId} title={productPartsTexts.similar} products={similar} />
      {current !== undefined && <RecentlySeen current={current} />}
    </>
  );
}
