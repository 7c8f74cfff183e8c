import { addReviewTexts } from "../../messages/account";
import { Page } from "../../ui/layout/Page";
import { ReviewForm } from "./ReviewForm";

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
