import { useState, type ReactNode } from "react";
import { Controller, type SubmitHandler, type UseFormReturn } from "react-hook-form";
import { useViewer } from "../../features/session/SessionProvider";
import { useRetryOnceVerified } from "../../features/session/use-retry-once-verified";
import { verifyEmailFirst } from "../../features/session/VerifyEmailNotice";
import { isForbidden, isNotFound, showFieldErrors } from "../../graphql/errors";
import { addProductReviewTexts, addReviewTexts } from "@shop/shared/messages/en/account";
import { FormFailure } from "../../ui/feedback/Notice";
import { explainFailure } from "../../ui/feedback/states";
import { Button, type ButtonProps } from "../../ui/form/Button";
import { ErrorSummary, useFormWithSummary } from "../../ui/form/ErrorSummary";
import { TextArea, TextField } from "../../ui/form/Field";
import { FormStack } from "../../ui/form/Form";
import { RatingInput } from "../../ui/form/RatingInput";

/** The form's values; a rating of 0 means none. */
export interface ReviewEntry {
  name: string;
  rating: number;
  comment: string;
  /** URLs; empty for a review of the shop. */
  photos: readonly string[];
}

/** The labels of the form's fields, in their order. */
const reviewLabels: Record<keyof ReviewEntry, string> = {
  name: addReviewTexts.name,
  rating: addReviewTexts.rating,
  comment: addReviewTexts.comment,
  photos: addProductReviewTexts.photos,
};

/**
 * The state of the form for a new review. `attempt` runs a mutation and shows its errors under the fields or as the
 * form's failure; `notFound` is the failure for a missing product.
 */
export function useReviewForm(notFound?: string) {
  const viewer = useViewer();
  const form = useFormWithSummary<ReviewEntry>({
    defaultValues: { name: viewer.name ?? "", rating: 0, comment: "", photos: [] },
  });
  const [failure, setFailure] = useState<ReactNode>();
  const verified = useRetryOnceVerified();

  const attempt = async <Result,>(mutate: () => Promise<Result>, onDone: (result: Result) => unknown) => {
    setFailure(undefined);
    try {
      await onDone(await verified(mutate));
    } catch (error) {
      if (isForbidden(error)) return setFailure(verifyEmailFirst);
      if (notFound && isNotFound(error)) return setFailure(notFound);
      if (!showFieldErrors(error, reviewLabels, form.setError))
        setFailure(addReviewTexts.notSent(explainFailure(error, navigator.onLine)));
    }
  };
  return { form, failure, setFailure, attempt };
}

interface ReviewFormProps extends Pick<ButtonProps, "busy" | "disabled" | "disabledReason"> {
  form: UseFormReturn<ReviewEntry>;
  failure: ReactNode;
  onSend: SubmitHandler<ReviewEntry>;
  /** The photos and the status of their uploads, for a product. Its form asks for whole stars, and for the name last. */
  photos?: ReactNode;
  status?: ReactNode;
}

/** The form of a review. Only the server validates it (spec §5, D-38). */
export function ReviewForm({ form, failure, onSend, photos, status, ...button }: ReviewFormProps) {
  const { register, control, handleSubmit, formState } = form;
  const { errors } = formState;
  const name = (
    <TextField
      label={reviewLabels.name}
      autoComplete="name"
      error={errors.name?.message}
      {...register("name")}
    />
  );
  return (
    <FormStack noValidate onSubmit={(event) => void handleSubmit(onSend)(event)}>
      <ErrorSummary form={formState} labels={reviewLabels} />
      {!photos && name}
      <Controller
        name="rating"
        control={control}
        render={({ field }) => (
          <RatingInput
            whole={Boolean(photos)}
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
        rows={photos ? 5 : 4}
        error={errors.comment?.message}
        {...register("comment")}
      />
      {photos}
      {photos && name}
      <FormFailure>{failure}</FormFailure>
      {status}
      <div>
        <Button type="submit" size="large" {...button}>
          {addReviewTexts.submit}
        </Button>
      </div>
    </FormStack>
  );
}
