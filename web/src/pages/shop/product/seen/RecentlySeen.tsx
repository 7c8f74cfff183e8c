import { useEffect } from "react";
import { ProductTiles } from "../../../../features/catalogue/tiles/ProductTiles";
import { productPageTexts } from "../../../../messages/product-page";
import { useDeviceList } from "../../../../ui/browser/device-list";
import { Button } from "../../../../ui/form/Button";
import { useRecentlySeenQuery } from "./RecentlySeen.generated";
import { MAX_SEEN, recordSeen, seenProducts } from "./seen-list";

/**
 * The products that were opened on this device before `current`, as they are now, and a button that forgets them. They are
 * read as a visitor reads them: what is a draft, or not for sale any more, is left out.
 */
export function RecentlySeen({ current }: { current: string }) {
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
      title={productPageTexts.seen}
      products={products}
      action={
        <Button variant="quiet" onClick={() => seenProducts.write([])}>
          {productPageTexts.clearSeen}
        </Button>
      }
    />
  );
}

function namedIds(ids: readonly string[]) {
  const [a = "", b = "", c = "", d = "", e = "", f = "", g = "", h = ""] = ids.slice(0, MAX_SEEN);
  return { a, b, c, d, e, f, g, h };
}
