import { useState, type ReactNode } from "react";
import type { UseFormSetError } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import { addReviewTexts } from "../../messages/account";
import { reviewAlerts, reviewTexts } from "../../messages/reviews";
import { paths } from "../../routing/paths";
import { useAlert } from "../../features/alerts/AlertProvider";
import { useRetryOnceVerified } from "../../features/session/account/use-retry-once-verified";
import { verifyEmailFirst } from "../../features/session/account/VerifyEmailNotice";
import { isForbidden, showFieldErrors } from "../../graphql/errors";
import { explainFailure } from "../../ui/feedback/states";
import { useAddReviewMutation } from "./AddReviewPage.generated";

/** The form's values; a rating of 0 means that none is chosen. */
export interface ReviewEntry {
  name: string;
  rating: number;
  comment: string;
}

/** The labels of the form's fields, in their order. */
export const reviewLabels: Record<keyof ReviewEntry, string> = {
  name: addReviewTexts.name,
  rating: "Rating",
  comment: addReviewTexts.comment,
};

/** Sends the review and shows the result: thanks, 'You have already rated' (spec §8), or errors under the fields. */
export function useSendReview(setError: UseFormSetError<ReviewEntry>) {
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
      setFailure(`The review was not sent. ${explainFailure(error, navigator.onLine)} It is still here.`);
  };

  const send = async ({ name, rating, comment }: ReviewEntry) => {
    setFailure(undefined);
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
