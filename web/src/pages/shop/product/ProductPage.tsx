import { useParams } from "react-router-dom";
import { NotFound } from "../../../features/not-found/NotFound";
import { Column } from "../../../ui/layout/Page";
import { Failure, Loading } from "../../../ui/feedback/states";
import { ProductDetails, ProductDetailsSkeleton } from "./ProductDetails";
import { useProductQuery } from "./ProductPage.generated";

/** `/product/{id}`: one product; 404 if it does not exist. */
export function ProductPage() {
  const { id = "" } = useParams();
  const { data, error, refetch } = useProductQuery({ variables: { id } });

  if (error && !data) return <Failure page error={error} onRetry={refetch} />;
  if (!data) {
    return (
      <Column>
        <Loading page what="the product">
          <ProductDetailsSkeleton />
        </Loading>
      </Column>
    );
  }
  if (!data.product) return <NotFound />;

  return (
    <Column>
      <ProductDetails product={data.product} key={data.product.id} />
    </Column>
  );
}
