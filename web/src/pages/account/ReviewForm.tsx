import { Controller, useForm } from "react-hook-form";
import { useViewer } from "../../features/session/SessionProvider";
import { addReviewTexts } from "../../messages";
import { Button } from "../../ui/Button";
import { TextArea, TextField } from "../../ui/Field";
import { FormMistakes, FormStack } from "../../ui/Form";
import { FormErrorSummary } from "../../ui/FormErrorSummary";
import { RatingInput } from "../../ui/RatingInput";
import { useSendReview, type ReviewEntry } from "./use-send-review";

const labels = { name: addReviewTexts.name, rating: "Rating", comment: addReviewTexts.comment };

/** One review a person. The server alone says what is wrong with it (spec §5), and then it stands under its field. */
export function ReviewForm() {
  const viewer = useViewer();
  const { register, control, handleSubmit, formState, setError } = useForm<ReviewEntry>({
    defaultValues: { name: viewer.name ?? "", rating: 0, comment: "" },
  });
  const { send, sending, rated, failure } = useSendReview(setError);
  const { errors } = formState;

  return (
    <FormStack noValidate onSubmit={(event) => void handleSubmit(send)(event)}>
      <FormMistakes errors={errors} labels={labels} />
      <TextField label={labels.name} autoComplete="name" error={errors.name?.message} {...register("name")} />
      <Controller
        name="rating"
        control={control}
        render={({ field }) => (
          <RatingInput label={labels.rating} value={field.value} onChange={field.onChange} />
        )}
      />
      <TextArea label={labels.comment} rows={4} error={errors.comment?.message} {...register("comment")} />
      <FormErrorSummary errors={failure ? [failure] : []} />
      <div>
        <Button
          type="submit"
          size="large"
          busy={sending}
          disabled={rated}
          reason="Each customer can review the shop once."
        >
          {addReviewTexts.submit}
        </Button>
      </div>
    </FormStack>
  );
}
