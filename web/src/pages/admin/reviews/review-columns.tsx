import { useState } from "react";
import { styled } from "styled-components";
import { VerifiedBadge } from "../../../features/CustomerReview";
import { reviewTexts } from "@shop/shared/messages/en/account";
import { color, from, radius, space, width } from "../../../theme/tokens";
import { Badge } from "../../../ui/feedback/Badge";
import { formatShortDay, truncate } from "../../../ui/format/format";
import { Rating } from "../../../ui/feedback/Rating";
import type { Column } from "../../../ui/table/Table";
import { narrow } from "../../../ui/table/table-frame";
import { actionsColumn } from "../parts/actions-column";
import {
  type ReviewColumns_ReviewFragment,
  useHideReviewMutation,
  useShowReviewMutation,
} from "./ManageReviewsPage.generated";
import { manageReviewsTexts } from "@shop/shared/messages/en/admin";
import { CustomerLink } from "../parts/CustomerLink";
import { RowAction } from "../../../features/RowAction";
import { evicting } from "../../../graphql/evict";
import { ImagePlate, ProductImage } from "../../../ui/product/ProductImage";
import { paths } from "../../../paths";
import { Link } from "../../../ui/layout/Link";

/** The maximum length of a comment shown in full, in characters. */
const maxShownLength = 180;

const Words = styled.p`
  max-width: ${width.text};

  ${from.large} {
    min-width: clamp(10rem, 20vw, 20rem); /* also next to a long name */
  }
  ${narrow} {
    min-width: 8rem;
  }
  white-space: pre-line;

  button {
    min-height: 1.5rem;
    padding: 0;
    margin-left: ${space[2]};
    border: 0;
    background: none;
    color: ${color.accentInk};
    font-weight: 550;
    cursor: pointer;
  }
  button:hover {
    text-decoration: underline;
  }
`;

/** A review's comment; a long one is truncated, with a button that expands it. */
function ReviewComment({ comment }: { comment: string }) {
  const [open, setOpen] = useState(false);
  const beginning = truncate(comment, maxShownLength);
  return (
    <Words dir="auto">
      <span>{open ? comment : beginning}</span>
      {beginning !== comment && (
        <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? manageReviewsTexts.showLess : manageReviewsTexts.readAll}
        </button>
      )}
    </Words>
  );
}

const Subject = styled.p`
  margin-bottom: ${space[1]};
  color: ${color.muted};

  a {
    display: inline-block;
    padding-block: ${space[1]};
  }
`;

const Photos = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin-top: ${space[2]};
`;

const Plate = styled(ImagePlate)`
  width: 4rem;
  aspect-ratio: 1;
  border-radius: ${radius.small};
`;

/**
 * The text and photos of a review, below the reviewed product, if any; the product is a link if it is still sold.
 */
function ReviewWords({ review }: { review: ReviewColumns_ReviewFragment }) {
  const { product, productName, comment, photos, name: author } = review;
  const name = <bdi>{productName}</bdi>;
  return (
    <>
      {productName !== null && (
        <Subject>{product ? <Link to={paths.reviewsOf(product.id)}>{name}</Link> : name}</Subject>
      )}
      <ReviewComment comment={comment} />
      {photos.length > 0 && (
        <Photos>
          {photos.map((photo, at) => (
            <a
              key={photo}
              href={photo}
              target="_blank"
              rel="noreferrer"
              aria-label={manageReviewsTexts.photo(at + 1, photos.length, author)}
            >
              <Plate>
                <ProductImage src={photo} alt="" sizes="4rem" width={64} height={64} loading="lazy" />
              </Plate>
            </a>
          ))}
        </Photos>
      )}
    </>
  );
}

const changes = evicting("reviews");

/** Hides a review from the shop's pages or publishes it. Without a confirmation, because each undoes the other. */
function ModerateButtons({
  review: { id, name, hidden, pending },
}: {
  review: ReviewColumns_ReviewFragment;
}) {
  const [hide] = useHideReviewMutation(changes);
  const [show] = useShowReviewMutation(changes);
  const button = (label: string, moderate: typeof hide | typeof show) => (
    <div>
      <RowAction
        size="small"
        of={manageReviewsTexts.reviewOf(name)}
        act={() => moderate({ variables: { id } }).then(() => null)} // the row shows the change
      >
        {label}
      </RowAction>
    </div>
  );
  return (
    <>
      {hidden ? button(manageReviewsTexts.show, show) : button(manageReviewsTexts.hide, hide)}
      {pending && button(manageReviewsTexts.keepHidden, hide)}
    </>
  );
}

const { states } = reviewTexts;
const { columns } = manageReviewsTexts;

const Author = styled.span`
  display: inline-grid;
  gap: ${space[1]};
`;

const Day = styled.time`
  white-space: nowrap;

  ${narrow} {
    white-space: normal;
  }
`;

interface ReviewStateProps {
  review: Pick<ReviewColumns_ReviewFragment, "hidden" | "pending">;
}

/** The state of a review: published, pending or hidden. */
export function ReviewState({ review: { hidden, pending } }: ReviewStateProps) {
  if (pending) return <Badge tone="accent">{states.waiting}</Badge>;
  return <Badge tone={hidden ? "neutral" : "good"}>{hidden ? states.hidden : states.shown}</Badge>;
}

/** The columns of Manage Reviews. */
export const reviewColumns: readonly Column<ReviewColumns_ReviewFragment>[] = [
  {
    header: columns.customer,
    cell: ({ name, verified, customerId }) => (
      <Author>
        <CustomerLink customer={customerId}>{name}</CustomerLink>
        {verified && <VerifiedBadge />}
      </Author>
    ),
    phone: "title",
  },
  { header: columns.rating, cell: ({ rating }) => <Rating value={rating} />, phone: "wide" },
  { header: columns.comment, cell: (review) => <ReviewWords review={review} />, prose: true },
  {
    header: columns.written,
    cell: ({ createdAt }) => <Day dateTime={createdAt}>{formatShortDay(createdAt)}</Day>,
    phone: "half",
  },
  { header: columns.status, cell: (review) => <ReviewState review={review} />, phone: "half" },
  actionsColumn((review) => <ModerateButtons review={review} />),
];
