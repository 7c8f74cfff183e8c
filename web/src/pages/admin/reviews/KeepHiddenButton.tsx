import { manageReviewsTexts } from "../../../messages/manage-reviews";
import { useRowAction } from "../../../features/alerts/use-row-action";
import { evictLists } from "../../../graphql/evict";
import { ActionButton } from "../../../ui/form/ActionButton";
import { VisuallyHidden } from "../../../ui/layout/VisuallyHidden";
import { useHideReviewMutation, type HideReviewButton_ReviewFragment } from "./ManageReviewsPage.generated";

/** Keeps a pending review hidden. */
export function KeepHiddenButton({ review }: { review: HideReviewButton_ReviewFragment }) {
  const { id, name } = review;
  const run = useRowAction();
  const [hide] = useHideReviewMutation({ update: (cache) => evictLists(cache, "reviews") });
  const press = async () => {
    await hide({ variables: { id } });
    return null; // the row shows it
  };

  return (
    <ActionButton variant="secondary" size="small" onPress={() => run(press)}>
      {manageReviewsTexts.keepHidden}
      <VisuallyHidden>{`the review of ${name}`}</VisuallyHidden>
    </ActionButton>
  );
}
