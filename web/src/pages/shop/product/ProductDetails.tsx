import { lazy, Suspense, use, type ComponentProps, type ComponentType } from "react";
import { productTexts } from "../../../messages/shop";
import { paths } from "../../../routing/paths";
import { CompareButton } from "../../../features/catalogue/compare/CompareButton";
import { Breadcrumb } from "../../../features/catalogue/Breadcrumb";
import { parseDescription } from "../../../features/catalogue/parse-description";
import { shareImageOf } from "../../../features/catalogue/share-image";
import { truncate } from "../../../ui/format/format";
import { CurrentSite, Head } from "../../../ui/head/Head";
import { Skeleton } from "../../../ui/feedback/states";
import { useStructuredData } from "../../../ui/head/page-response";
import { ArrowLeft } from "../../../ui/icons/icons";
import { ProductView, Show } from "./gallery/ProductView";
import { OrderForm } from "./OrderForm";
import { Back, Details, Frame, Others, Prose, Ways } from "./product-layout";
import type { ProductDetails_ProductFragment, ProductExtras_ProductFragment } from "./ProductPage.generated";
import type { ProductOthers as OthersOfProduct } from "./ProductOthers";
import { ProductSummary } from "./ProductSummary";
import { SoldOut } from "./SoldOut";
import { Specifications } from "./Specifications";
import { specificationsOf } from "./specifications-of";
import { productStructuredData } from "./structured-data";

const SIMILAR = "similar";

/** Loads beside the page's own code, which doesn't wait for it. */
const others = import("./ProductOthers").then(
  (loaded) => ({ default: loaded.ProductOthers }),
  () => ({ default: () => null }),
);
const ProductOthers = lazy<ComponentType<ComponentProps<typeof OthersOfProduct>>>(() => others);

interface ProductDetailsProps {
  product: ProductDetails_ProductFragment;
  /** Undefined while it is loading: a card knows only the product itself. */
  extras: ProductExtras_ProductFragment | undefined;
  /** Whether what was seen on this device is shown, and this product recorded as seen. */
  showSeen: boolean;
}

/** Large images of the product, and beside them its details and the order form (spec §2); below, what is like it. */
export function ProductDetails({ product, extras, showSeen }: ProductDetailsProps) {
  const { name, description, image, countInStock } = product;
  const { paragraphs, specifications } = parseDescription(description);
  const { category, similar = [] } = extras ?? {};
  const site = use(CurrentSite);
  useStructuredData("product", () => productStructuredData(product, extras, site));

  return (
    <Frame>
      <Head
        title={truncate(name, 90)}
        description={truncate(paragraphs.join(" "), 155) || truncate(name, 155)}
        image={shareImageOf(image)}
        kind="product"
      />
      <Ways>
        <Back to={paths.home}>
          <ArrowLeft size={18} aria-hidden />
          {productTexts.goBack}
        </Back>
        {category && <Breadcrumb categories={category.path} page={name} />}
      </Ways>
      <ProductView images={extras?.images ?? [image]} name={name} />
      <Details>
        <ProductSummary product={product} />
        {countInStock > 0 ? (
          <OrderForm product={product} />
        ) : (
          <SoldOut similar={similar.length > 0 ? SIMILAR : undefined} />
        )}
        <div>
          <CompareButton product={product} labelled />
        </div>
        <Prose>
          {paragraphs.map((paragraph, index) => (
            <p key={index} dir="auto">
              {paragraph}
            </p>
          ))}
        </Prose>
        <Specifications specifications={specificationsOf(specifications, extras)} />
      </Details>
      <Others>
        <Suspense fallback={null}>
          <ProductOthers similarId={SIMILAR} similar={similar} current={showSeen ? product.id : undefined} />
        </Suspense>
      </Others>
    </Frame>
  );
}

/** The placeholder of the page while the product is loading. */
export function ProductDetailsSkeleton() {
  return (
    <Frame aria-hidden>
      <Ways>
        <Back to={paths.home} tabIndex={-1}>
          <ArrowLeft size={18} />
          {productTexts.goBack}
        </Back>
      </Ways>
      <Show>
        <span />
      </Show>
      <Details>
        <Skeleton $height="2.5rem" />
        <Skeleton $width="30%" />
        <Skeleton $width="40%" $height="2rem" />
        <Skeleton $height="7rem" />
        <Skeleton $height="9rem" />
      </Details>
    </Frame>
  );
}
