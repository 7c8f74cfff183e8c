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

/** Takes a review out of the shop's pages, or puts it there: each undoes the other, so that neither asks first. */
export function HideReviewButton({ review }: { review: HideReviewButton_ReviewFragment }) {
  const { id, name, hidden } = review;
  const run = useRowAction();
  const [hide] = useHideReviewMutation(changes);
  const [show] = useShowReviewMutation(changes);
  const press = async () => {
    await (hidden ? show : hide)({ variables: { id } });
    return null; // the row says it
  };

  return (
    <ActionButton variant="secondary" size="small" onPress={() => run(press)}>
      {hidden ? "Show" : "Hide"}
      <VisuallyHidden>{`the review of ${name}`}</VisuallyHidden>
    </ActionButton>
  );
}
