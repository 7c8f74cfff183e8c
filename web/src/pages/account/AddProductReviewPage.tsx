import type { ApolloCache } from "@apollo/client";
import { useState, type ReactNode } from "react";
import { Controller } from "react-hook-form";
import { useNavigate, useParams } from "react-router-dom";
import { styled } from "styled-components";
import { useImageUploads } from "../../features/uploads/use-image-uploads";
import { useUploadsFirst } from "../../features/uploads/use-uploads-first";
import { ImagePlate, ProductImage } from "../../ui/product/ProductImage";
import { useViewer } from "../../features/session/SessionProvider";
import { useAuthorizedRequest } from "../../features/session/use-authorized-request";
import { useRetryOnceVerified } from "../../features/session/use-retry-once-verified";
import { verifyEmailFirst } from "../../features/session/VerifyEmailNotice";
import { evictLists } from "../../graphql/evict";
import { isForbidden, isNotFound, showFieldErrors } from "../../graphql/errors";
import {
  addProductReviewTexts as texts,
  addReviewTexts,
  productReviewAlerts,
  reviewAlerts,
  reviewTexts,
} from "../../messages/account";
import { uploadTexts } from "../../messages/common";
import { paths, reviewPhotosPath } from "../../paths";
import { radius, space } from "../../theme/tokens";
import { useAlert } from "../../ui/dialog/AlertProvider";
import { FormFailure } from "../../ui/feedback/Notice";
import { Empty, explainFailure, Failure, Loading, Skeleton } from "../../ui/feedback/states";
import { Button, ButtonLink } from "../../ui/form/Button";
import { ErrorSummary } from "../../ui/form/ErrorSummary";
import { TextArea, TextField } from "../../ui/form/Field";
import { FormStack } from "../../ui/form/Form";
import { FormSkeleton, linesHigh, oneLine } from "../../ui/form/FormSkeleton";
import { RatingInput } from "../../ui/form/RatingInput";
import { useFormWithSummary } from "../../ui/form/use-form-with-summary";
import { Page } from "../../ui/layout/Page";
import { PhotosField } from "./PhotosField";
import {
  useAddProductReviewMutation,
  useProductToReviewQuery,
  type ProductToReviewQuery,
} from "./AddProductReviewPage.generated";

type Product = NonNullable<ProductToReviewQuery["product"]>;

/** The form's values; a rating of 0 means none. */
interface ReviewEntry {
  name: string;
  rating: number;
  comment: string;
  /** URLs. */
  photos: readonly string[];
}

/** The labels of the form's fields, in their order. */
const reviewLabels: Record<keyof ReviewEntry, string> = {
  name: addReviewTexts.name,
  rating: texts.rating,
  comment: addReviewTexts.comment,
  photos: texts.photos,
};

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

/** The form. The server validates it, except for the required rating; its errors appear under the fields. */
function ReviewForm({ product }: { product: Product }) {
  const viewer = useViewer();
  const form = useFormWithSummary<ReviewEntry>({
    defaultValues: { name: viewer.name ?? "", rating: 0, comment: "", photos: [] },
  });
  const { register, control, handleSubmit, formState, setError, clearErrors, setValue, getValues } = form;
  const { errors } = formState;
  const [mutate, { loading: sending, client }] = useAddProductReviewMutation();
  const [failure, setFailure] = useState<ReactNode>();
  const alert = useAlert();
  const navigate = useNavigate();
  const verified = useRetryOnceVerified();

  const addPhoto = (photo: string) => {
    setValue("photos", [...getValues("photos"), photo]);
    clearErrors("photos");
  };
  const { uploads, progress, ...change } = useImageUploads(
    reviewPhotosPath(product.id),
    useAuthorizedRequest(),
    addPhoto,
  );

  const send = async ({ name, rating, comment, photos }: ReviewEntry) => {
    setFailure(undefined);
    const input = { productId: product.id, name: name.trim() || null, rating, comment, photos: [...photos] };
    try {
      const { data } = await verified(() => mutate({ variables: { input } }));
      const added = data?.addProductReview;
      if (added?.__typename === "ProductNotReceived") return setFailure(texts.notReceived);
      if (added?.__typename === "AlreadyReviewed") await alert(productReviewAlerts.already);
      else await alert(added?.pending ? reviewTexts.pending : reviewAlerts.reviewed);
      await navigate(paths.reviewsOf(product.id));
      evictReviewFields(client.cache, product.id); // only now: the eviction unmounts the form
    } catch (error) {
      if (isForbidden(error)) return setFailure(verifyEmailFirst);
      if (isNotFound(error)) return setFailure(texts.gone);
      if (!showFieldErrors(error, reviewLabels, setError))
        setFailure(texts.notSent(explainFailure(error, navigator.onLine)));
    }
  };

  const { isWaiting, sendAfterUploads } = useUploadsFirst(progress, send, () =>
    setError("photos", { message: uploadTexts.failed }),
  );
  const submit = handleSubmit(async (entry, event) => {
    if (entry.rating === 0) return setError("rating", { message: texts.chooseRating });
    await sendAfterUploads(entry, event);
  });

  return (
    <FormStack noValidate onSubmit={(event) => void submit(event)}>
      <ErrorSummary form={formState} labels={reviewLabels} />
      <Controller
        name="rating"
        control={control}
        render={({ field }) => (
          <RatingInput
            whole
            label={reviewLabels.rating}
            name={field.name}
            value={field.value}
            onChange={field.onChange}
            error={errors.rating?.message}
          />
        )}
      />
      <TextArea
        label={reviewLabels.comment}
        rows={5}
        error={errors.comment?.message}
        {...register("comment")}
      />
      <Controller
        name="photos"
        control={control}
        render={({ field }) => (
          <PhotosField
            label={reviewLabels.photos}
            photos={field.value}
            onChange={field.onChange}
            uploads={uploads}
            error={errors.photos?.message}
            {...change}
            remove={(upload) => {
              change.remove(upload);
              clearErrors("photos");
            }}
          />
        )}
      />
      <TextField
        label={reviewLabels.name}
        autoComplete="name"
        error={errors.name?.message}
        {...register("name")}
      />
      <FormFailure>{failure}</FormFailure>
      <p role="status">{isWaiting && uploadTexts.waiting}</p>
      <div>
        <Button type="submit" size="large" busy={sending || isWaiting}>
          {addReviewTexts.submit}
        </Button>
      </div>
    </FormStack>
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
  if (!product)
    return (
      <Empty action={<ButtonLink to={paths.products}>{texts.allProducts}</ButtonLink>}>{texts.gone}</Empty>
    );

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
        <ReviewForm product={product} />
      ) : (
        <Empty action={<ButtonLink to={paths.reviewsOf(product.id)}>{texts.toProduct}</ButtonLink>}>
          {texts.mayNot}
        </Empty>
      )}
    </FormStack>
  );
}
