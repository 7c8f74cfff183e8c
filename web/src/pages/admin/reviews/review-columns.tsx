import { styled } from "styled-components";
import { VerifiedBadge } from "../../../features/reviews/VerifiedBadge";
import { reviewTexts } from "../../../messages/reviews";
import { space } from "../../../theme/tokens";
import { Badge } from "../../../ui/feedback/Badge";
import { formatShortDay } from "../../../ui/format/format";
import { Rating } from "../../../ui/rating/Rating";
import type { Column } from "../../../ui/table/Table";
import { RowActions } from "../../../ui/table/table-frame";
import { HideReviewButton } from "./HideReviewButton";
import { KeepHiddenButton } from "./KeepHiddenButton";
import type { ReviewColumns_ReviewFragment } from "./ManageReviewsPage.generated";
import { ReviewComment } from "./ReviewComment";

const { states } = reviewTexts;

const Author = styled.span`
  display: inline-grid;
  gap: ${space[1]};
`;

const Day = styled.time`
  white-space: nowrap;
`;

function ReviewState({ review: { hidden, pending } }: { review: ReviewColumns_ReviewFragment }) {
  if (pending) return <Badge tone="accent">{states.waiting}</Badge>;
  return <Badge tone={hidden ? "neutral" : "good"}>{hidden ? states.hidden : states.shown}</Badge>;
}

/** The columns of Manage Reviews. */
export const reviewColumns: readonly Column<ReviewColumns_ReviewFragment>[] = [
  {
    header: "Customer",
    cell: ({ name, verified }) => (
      <Author>
        <bdi>{name}</bdi>
        {verified && <VerifiedBadge />}
      </Author>
    ),
    phone: "title",
  },
  { header: "Rating", cell: ({ rating }) => <Rating value={rating} />, phone: "wide" },
  { header: "Comment", cell: ({ comment }) => <ReviewComment comment={comment} />, prose: true },
  {
    header: "Written",
    cell: ({ createdAt }) => <Day dateTime={createdAt}>{formatShortDay(createdAt)}</Day>,
    phone: "half",
  },
  {
    header: "Status",
    phone: "half",
    cell: (review) => <ReviewState review={review} />,
  },
  {
    header: "Actions",
    actions: true,
    align: "end",
    cell: (review) => (
      <RowActions>
        <div>
          <HideReviewButton review={review} />
        </div>
        {review.pending && (
          <div>
            <KeepHiddenButton review={review} />
          </div>
        )}
      </RowActions>
    ),
  },
];
