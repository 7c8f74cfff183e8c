import { isNotFound } from "../../../graphql/errors";
import { evictLists } from "../../../graphql/evict";
import { moderateSelectedTexts } from "../../../messages/admin";
import type { BulkAction } from "../bulk-action";
import {
  useHideReviewMutation,
  useShowReviewMutation,
  type ReviewColumns_ReviewFragment,
} from "./ManageReviewsPage.generated";

/** Hides the selected reviews, or shows them. */
export function useModerateSelected(): BulkAction<ReviewColumns_ReviewFragment>[] {
  const [hide, { client }] = useHideReviewMutation();
  const [show] = useShowReviewMutation();

  const actionOf = (
    moderate: typeof hide | typeof show,
    texts: (typeof moderateSelectedTexts)["hide" | "show"],
  ): BulkAction<ReviewColumns_ReviewFragment> => ({
    label: texts.label,
    confirmation: (reviews) => ({
      title: texts.question(reviews.length),
      text: texts.consequence,
      confirm: texts.label,
    }),
    act: ({ id }) =>
      moderate({ variables: { id } }).then(
        () => null,
        (error: unknown) => {
          if (isNotFound(error)) return moderateSelectedTexts.gone;
          throw error;
        },
      ),
    onFinished: () => evictLists(client.cache, "reviews"),
    says: texts.done,
  });
  return [actionOf(hide, moderateSelectedTexts.hide), actionOf(show, moderateSelectedTexts.show)];
}
