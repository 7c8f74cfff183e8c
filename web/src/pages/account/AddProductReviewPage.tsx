import type { ApolloCache } from "@apollo/client";
import { useParams } from "react-router-dom";
import { styled } from "styled-components";
import { ImagePlate, ProductImage } from "../../ui/product/ProductImage";
import { evictLists } from "../../graphql/evict";
import {
  addProductReviewTexts as texts,
  productReviewAlerts,
  reviewAlerts,
  reviewTexts,
} from "@shop/shared/messages/en/account";
import { paths } from "../../paths";
import { radius, space } from "../../theme/tokens";
import { useAlert } from "../../ui/dialog/AlertProvider";
import { Empty, Failure, Loading, Skeleton, seeProducts } from "../../ui/feedback/states";
import { ButtonLink } from "../../ui/form/Button";
import { FormStack } from "../../ui/form/Form";
import { FormSkeleton, linesHigh, oneLine } from "../../ui/form/FormSkeleton";
import { Page } from "../../ui/layout/Page";
import { usePhotos } from "./PhotosField";
import { ReviewForm, useReviewForm, type ReviewEntry } from "./ReviewForm";
import {
  useAddProductReviewMutation,
  useProductToReviewQuery,
  type ProductToReviewQuery,
} from "./AddProductReviewPage.generated";
import { useNavigateHere } from "../../ui/browser/use-navigate-here";

type Product = NonNullable<ProductToReviewQuery["product"]>;

const Subject = styled.div`
  display: flex;
  gap: ${space[4]};
  align-items: center;

  > div {
    flex: none;
    width: 4rem;
    aspect-ratio: 5 / 6;
    border-radius: ${radius.small};
  }
  img {
    width: 88%;
  }
  p {
    min-width: 0;
    font-weight: 550;
    overflow-wrap: anywhere;
  }
`;

/** Evicts the data that a new review changes. */
function evictReviewFields(cache: ApolloCache, productId: string): void {
  const id = cache.identify({ __typename: "Product", id: productId });
  for (const fieldName of ["canReview", "reviewSummary"]) cache.evict({ id, fieldName });
  evictLists(cache, "reviews");
}

/** Sends the review after its photos, and returns to the product. */
function ProductReviewForm({ product }: { product: Product }) {
  const { form, failure, setFailure, attempt } = useReviewForm(texts.gone);
  const [mutate, { loading: sending, client }] = useAddProductReviewMutation();
  const alert = useAlert();
  const navigate = useNavigateHere();

  const send = async ({ name, rating, comment, photos }: ReviewEntry) => {
    const input = { productId: product.id, name: name.trim() || null, rating, comment, photos: [...photos] };
    await attempt(
      () => mutate({ variables: { input } }),
      async ({ data }) => {
        const added = data?.addProductReview;
        if (added?.__typename === "ProductNotReceived") return setFailure(texts.notReceived);
        if (added?.__typename === "AlreadyReviewed") await alert(productReviewAlerts.already);
        else await alert(added?.pending ? reviewTexts.pending : reviewAlerts.reviewed);
        await navigate(paths.reviewsOf(product.id, product.slug));
        evictReviewFields(client.cache, product.id); // only now: the eviction unmounts the form
      },
    );
  };

  const path = `/products/${encodeURIComponent(product.id)}/photos`;
  const { isWaiting, sendAfterUploads, ...fields } = usePhotos(form, path, send, { label: texts.photos });

  return (
    <ReviewForm
      form={form}
      failure={failure}
      onSend={sendAfterUploads}
      {...fields}
      busy={sending || isWaiting}
    />
  );
}

/** `/addReview/:id`: a review of a product bought by the viewer. */
export function AddProductReviewPage() {
  const { id = "" } = useParams();
  const query = useProductToReviewQuery({ variables: { id }, fetchPolicy: "cache-and-network" });
  return (
    <Page title={texts.title} lead={texts.lead} width="narrow">
      <ProductToReview key={id} {...query} />
    </Page>
  );
}

function ProductToReview({ data, error, refetch }: ReturnType<typeof useProductToReviewQuery>) {
  const product = data?.product;

  if (error && !data) return <Failure error={error} onRetry={refetch} />;
  if (!data) {
    return (
      <Loading what={texts.loading}>
        <FormStack as="div" aria-hidden>
          <Skeleton $height="4.8rem" />
          <FormSkeleton controls={[oneLine, linesHigh(5), oneLine]} />
        </FormStack>
      </Loading>
    );
  }
  if (!product) return <Empty action={seeProducts}>{texts.gone}</Empty>;

  return (
    <FormStack as="div">
      <Subject>
        <ImagePlate>
          <ProductImage src={product.image} alt="" sizes="4rem" width={64} height={77} />
        </ImagePlate>
        <p>
          <bdi>{product.name}</bdi>
        </p>
      </Subject>
      {product.canReview ? (
        <ProductReviewForm product={product} />
      ) : (
        <Empty
          action={<ButtonLink to={paths.reviewsOf(product.id, product.slug)}>{texts.toProduct}</ButtonLink>}
        >
          {texts.mayNot}
        </Empty>
      )}
    </FormStack>
  );
}
