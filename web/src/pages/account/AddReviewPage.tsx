import { addReviewTexts } from "../../messages/account";
import { Page } from "../../ui/layout/Page";
import { Controller } from "react-hook-form";
import { useViewer } from "../../features/session/SessionProvider";
import { Button } from "../../ui/form/Button";
import { TextArea, TextField } from "../../ui/form/Field";
import { FormStack } from "../../ui/form/Form";
import { ErrorSummary } from "../../ui/form/ErrorSummary";
import { FormFailure } from "../../ui/feedback/Notice";
import { RatingInput } from "../../ui/rating/RatingInput";
import { useFormWithSummary } from "../../ui/form/use-form-with-summary";
import { reviewLabels as labels, useSendReview, type ReviewEntry } from "./use-send-review";

/** The review form. Only the server validates it (spec §5); its errors are shown under the fields. */
function ReviewForm() {
  const viewer = useViewer();
  const { register, control, handleSubmit, formState, setError } = useFormWithSummary<ReviewEntry>({
    defaultValues: { name: viewer.name ?? "", rating: 0, comment: "" },
  });
  const { send, sending, rated, failure } = useSendReview(setError);
  const { errors } = formState;

  return (
    <FormStack noValidate onSubmit={(event) => void handleSubmit(send)(event)}>
      <ErrorSummary form={formState} labels={labels} />
      <TextField label={labels.name} autoComplete="name" error={errors.name?.message} {...register("name")} />
      <Controller
        name="rating"
        control={control}
        render={({ field }) => (
          <RatingInput
            label={labels.rating}
            name={field.name}
            value={field.value}
            onChange={field.onChange}
            error={errors.rating?.message}
          />
        )}
      />
      <TextArea label={labels.comment} rows={4} error={errors.comment?.message} {...register("comment")} />
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
