import { ProductTiles } from "../../../features/catalogue/tiles/ProductTiles";
import { productPageTexts } from "../../../messages/product-page";
import type { ProductExtras_ProductFragment } from "./ProductPage.generated";
import { RecentlySeen } from "./seen/RecentlySeen";

interface ProductOthersProps {
  /** The id of its section. */
  similarId: string;
  similar: ProductExtras_ProductFragment["similar"];
  /** The product of the page, where what was seen is shown: not to admins. */
  current: string | undefined;
}

/** What is like a product, and what else was seen on this device. */
export function ProductOthers({ similarId, similar, current }: ProductOthersProps) {
  return (
    <>
      <ProductTiles id={similarId} title={productPageTexts.similar} products={similar} />
      {current !== undefined && <RecentlySeen current={current} />}
    </>
  );
}
