import { lazy, Suspense } from "react";
import { useParams } from "react-router-dom";
import { productPageTexts } from "@shop/shared/messages/en/products";
import { NotFound } from "../../../features/NotFound";
import { mayDo } from "../../../features/session/permissions";
import { useSession } from "../../../features/session/SessionProvider";
import { paths } from "../../../paths";
import { Column } from "../../../ui/layout/Page";
import { Failure, Loading } from "../../../ui/feedback/states";
import { ProductDetails, ProductDetailsSkeleton } from "./ProductDetails";
import { ProductDocument, useKnownProductQuery, useProductQuery } from "./ProductPage.generated";

/** Only for viewers who may read drafts. */
const DraftNote = lazy(async () => ({ default: (await import("./DraftNote")).DraftNote }));

/**
 * `/product/{id}` and `/product/{id}/{words}`: a product; 404 if it does not exist. Data from the product's card is shown at once. Drafts don't exist for the
 * server and visitors; the browsers of admins and staff who may read them do.
 */
export function ProductPage() {
  const { id = "" } = useParams();
  const { data, error, refetch } = useProductQuery({ variables: { id } });
  const known = useKnownProductQuery({
    variables: { id },
    fetchPolicy: "cache-only",
    skip: data !== undefined,
  });
  const { viewer } = useSession();
  const seesDrafts = mayDo(viewer, "READ_PRODUCTS");
  const full = data?.product ?? undefined;
  const product = full ?? known.data?.product;

  if (error && !product) return <Failure page error={error} onRetry={refetch} />;
  if (!data && !product) {
    return (
      <Column>
        <Loading page what={productPageTexts.loading}>
          <ProductDetailsSkeleton />
        </Loading>
      </Column>
    );
  }
  if (!product && !seesDrafts) return <NotFound />;

  return (
    <>
      {seesDrafts && (
        <Suspense fallback={null}>
          <DraftNote id={id} known={Boolean(product)} key={id} />
        </Suspense>
      )}
      {product && (
        <Column>
          <ProductDetails
            product={product}
            path={paths.product(id, full?.slug)}
            extras={full}
            reviews={data?.reviews}
            settings={data?.shopSettings}
            showSeen={viewer?.role !== "ADMIN"}
          />
        </Column>
      )}
    </>
  );
}

ProductPage.queryAt = ({ id = "" }: { id?: string }) => ({ query: ProductDocument, variables: { id } });
