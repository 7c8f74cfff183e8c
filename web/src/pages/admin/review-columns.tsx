import { styled } from "styled-components";
import { VerifiedMark } from "../../features/reviews/VerifiedMark";
import type { ReviewColumns_ReviewFragment } from "../../graphql/generated";
import { space } from "../../theme/tokens";
import { Badge } from "../../ui/Badge";
import { formatDay } from "../../ui/format";
import { Rating } from "../../ui/Rating";
import type { Column } from "../../ui/Table";
import { RowActions } from "../../ui/table-frame";
import { HideReviewButton } from "./HideReviewButton";
import { ReviewComment } from "./ReviewComment";

const Author = styled.span`
  display: inline-grid;
  gap: ${space[1]};
`;

const Day = styled.time`
  white-space: nowrap;
`;

/** What is shown of a review to those who keep the shop. */
export const reviewColumns: readonly Column<ReviewColumns_ReviewFragment>[] = [
  {
    header: "Customer",
    cell: ({ name, verified }) => (
      <Author>
        <bdi>{name}</bdi>
        {verified && <VerifiedMark />}
      </Author>
    ),
  },
  { header: "Rating", cell: ({ rating }) => <Rating value={rating} /> },
  { header: "Comment", cell: ({ comment }) => <ReviewComment comment={comment} />, prose: true },
  { header: "Written", cell: ({ createdAt }) => <Day dateTime={createdAt}>{formatDay(createdAt)}</Day> },
  {
    header: "Status",
    cell: ({ hidden }) => <Badge tone={hidden ? "neutral" : "good"}>{hidden ? "Hidden" : "Shown"}</Badge>,
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
      </RowActions>
    ),
  },
];
