import { evictLists } from "../../../graphql/evict";
import { ActionButton } from "../../../ui/form/ActionButton";
import { VisuallyHidden } from "../../../ui/layout/VisuallyHidden";
import { useRowAction } from "../../../features/alerts/use-row-action";
import {
  useHideReviewMutation,
  useShowReviewMutation,
  type HideReviewButton_ReviewFragment,
} from "./ManageReviewsPage.generated";

const changes = { update: (cache: Parameters<typeof evictLists>[0]) => evictLists(cache, "reviews") };

/** Hides a review from the shop's pages or shows it. Without a confirmation, because each undoes the other. */
export function HideReviewButton({ review }: { review: HideReviewButton_ReviewFragment }) {
  const { id, name, hidden } = review;
  const run = useRowAction();
  const [hide] = useHideReviewMutation(changes);
  const [show] = useShowReviewMutation(changes);
  const press = async () => {
    await (hidden ? show : hide)({ variables: { id } });
    return null; // the row shows it
  };

  return (
    <ActionButton variant="secondary" size="small" onPress={() => run(press)}>
      {hidden ? "Show" : "Hide"}
      <VisuallyHidden>{`the review of ${name}`}</VisuallyHidden>
    </ActionButton>
  );
}
