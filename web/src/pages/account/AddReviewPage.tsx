import { useState, type ReactNode } from "react";
import { Controller, type UseFormSetError } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import { addReviewTexts, reviewAlerts, reviewTexts } from "../../messages/account";
import { Page } from "../../ui/layout/Page";
import { useViewer } from "../../features/session/SessionProvider";
import { Button } from "../../ui/form/Button";
import { TextArea, TextField } from "../../ui/form/Field";
import { FormStack } from "../../ui/form/Form";
import { ErrorSummary } from "../../ui/form/ErrorSummary";
import { FormFailure } from "../../ui/feedback/Notice";
import { RatingInput } from "../../ui/form/RatingInput";
import { useFormWithSummary } from "../../ui/form/use-form-with-summary";
import { paths } from "../../paths";
import { useAlert } from "../../ui/dialog/AlertProvider";
import { useRetryOnceVerified } from "../../features/session/use-retry-once-verified";
import { verifyEmailFirst } from "../../features/session/VerifyEmailNotice";
import { isForbidden, showFieldErrors } from "../../graphql/errors";
import { explainFailure } from "../../ui/feedback/states";
import { useAddReviewMutation } from "./AddReviewPage.generated";

/** The form's values; a rating of 0 means none. */
interface ReviewEntry {
  name: string;
  rating: number;
  comment: string;
}

/** The labels of the form's fields, in their order. */
const reviewLabels: Record<keyof ReviewEntry, string> = {
  name: addReviewTexts.name,
  rating: "Rating",
  comment: addReviewTexts.comment,
};

/** Sends the review and shows the result: thanks, 'You have already rated' (spec §8), or errors under the fields. */
function useSendReview(setError: UseFormSetError<ReviewEntry>) {
  const [mutate, { loading: sending }] = useAddReviewMutation({
    update: (cache) => void cache.evict({ fieldName: "reviews" }),
  });
  const [rated, setRated] = useState(false);
  const [failure, setFailure] = useState<ReactNode>();
  const alert = useAlert();
  const navigate = useNavigate();

  const verified = useRetryOnceVerified();

  const refuse = (error: unknown) => {
    if (isForbidden(error)) return setFailure(verifyEmailFirst);
    if (!showFieldErrors(error, reviewLabels, setError))
      setFailure(
        `Your review wasn't sent. ${explainFailure(error, navigator.onLine)} What you wrote is still here.`,
      );
  };

  const [askedFor, setAskedFor] = useState(false);

  const send = async ({ name, rating, comment }: ReviewEntry) => {
    setFailure(undefined);
    if (rating === 0 && !askedFor) {
      setAskedFor(true);
      return setError("rating", { message: reviewTexts.chooseRating });
    }
    try {
      const input = { name: name.trim() || null, rating, comment };
      const { data } = await verified(() => mutate({ variables: { input } }));
      if (data?.addReview.__typename === "AlreadyReviewed") {
        setRated(true);
        return await alert(reviewAlerts.alreadyRated);
      }
      await alert(data?.addReview.pending ? reviewTexts.pending : reviewAlerts.reviewed);
      await navigate(paths.home);
    } catch (error) {
      refuse(error);
    }
  };

  return { send, sending, rated, failure };
}

/**
 * The review form. Only the server validates it (spec §5); its errors appear under the fields. The first submit without stars asks
 * for a rating, the second one sends 0.
 */
function ReviewForm() {
  const viewer = useViewer();
  const { register, control, handleSubmit, formState, setError } = useFormWithSummary<ReviewEntry>({
    defaultValues: { name: viewer.name ?? "", rating: 0, comment: "" },
  });
  const { send, sending, rated, failure } = useSendReview(setError);
  const { errors } = formState;

  return (
    <FormStack noValidate onSubmit={(event) => void handleSubmit(send)(event)}>
      <ErrorSummary form={formState} labels={reviewLabels} />
      <TextField
        label={reviewLabels.name}
        autoComplete="name"
        error={errors.name?.message}
        {...register("name")}
      />
      <Controller
        name="rating"
        control={control}
        render={({ field }) => (
          <RatingInput
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
        rows={4}
        error={errors.comment?.message}
        {...register("comment")}
      />
      <FormFailure>{failure}</FormFailure>
      <div>
        <Button
          type="submit"
          size="large"
          busy={sending}
          disabled={rated}
          disabledReason="Each customer can review the shop once."
        >
          {addReviewTexts.submit}
        </Button>
      </div>
    </FormStack>
  );
}

/** `/addReview` (spec §2, Add Review). */
export function AddReviewPage() {
  return (
    <Page
      title={addReviewTexts.title}
      lead="How was your experience? Your review appears on the home page."
      width="narrow"
    >
      <ReviewForm />
    </Page>
  );
}
