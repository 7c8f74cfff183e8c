import { useState } from "react";
import { addReviewTexts, reviewAlerts, reviewTexts } from "@shop/shared/messages/en/account";
import { paths } from "../../paths";
import { useAlert } from "../../ui/dialog/AlertProvider";
import { Page } from "../../ui/layout/Page";
import { useAddReviewMutation } from "./AddReviewPage.generated";
import { ReviewForm, useReviewForm, type ReviewEntry } from "./ReviewForm";
import { useNavigateHere } from "../../ui/browser/use-navigate-here";

/** Shows the result of a review: thanks, 'You have already rated' (spec §8), or errors under the fields. */
function ShopReviewForm() {
  const { form, failure, attempt } = useReviewForm();
  const [mutate, { loading: sending }] = useAddReviewMutation({
    update: (cache) => void cache.evict({ fieldName: "reviews" }),
  });
  const [rated, setRated] = useState(false);
  const alert = useAlert();
  const navigate = useNavigateHere();

  const send = async ({ name, rating, comment }: ReviewEntry) => {
    const input = { name: name.trim() || null, rating, comment };
    await attempt(
      () => mutate({ variables: { input } }),
      async ({ data }) => {
        if (data?.addReview.__typename === "AlreadyReviewed") {
          setRated(true);
          return await alert(reviewAlerts.alreadyRated);
        }
        await alert(data?.addReview.pending ? reviewTexts.pending : reviewAlerts.reviewed);
        await navigate(paths.home);
      },
    );
  };

  return (
    <ReviewForm
      form={form}
      failure={failure}
      onSend={send}
      busy={sending}
      disabled={rated}
      disabledReason={addReviewTexts.once}
    />
  );
}

/** `/addReview` (spec §2, Add Review). */
export function AddReviewPage() {
  return (
    <Page title={addReviewTexts.title} lead={addReviewTexts.lead} width="narrow">
      <ShopReviewForm />
    </Page>
  );
}
