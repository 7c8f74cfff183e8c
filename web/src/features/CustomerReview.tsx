import { styled } from "styled-components";
import { color, panel, space, text } from "../theme/tokens";
import { formatDay } from "../ui/format/format";
import { Rating } from "../ui/feedback/Rating";
import { AvatarDisc, initialOf } from "../ui/layout/AvatarDisc";
import { verifiedCustomerText } from "@shop/shared/messages/en/products";
import { Check } from "../ui/icons/icons";

const Mark = styled.span`
  display: inline-flex;
  gap: ${space[1]};
  align-items: center;
  color: ${color.good};
  font-size: ${text.small};
  white-space: nowrap;

  svg {
    flex: none; /* keeps its size in a narrow column */
  }
`;

/** Marks the review of a customer with a delivered order. */
export function VerifiedBadge() {
  return (
    <Mark>
      <Check size={16} aria-hidden />
      {verifiedCustomerText}
    </Mark>
  );
}

/** The props of a review; `paragraphs` are plain text, never markup. */
export interface CustomerReviewProps {
  author: string;
  /** An instant, ISO 8601. */
  date: string;
  rating: number;
  /** Whether the author has a delivered order. */
  verified?: boolean;
  paragraphs: readonly string[];
}

const Frame = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  align-content: space-between;
  height: 100%;
  padding: clamp(${space[4]}, 2vw, ${space[6]});
  ${panel}

  blockquote {
    display: grid;
    gap: ${space[3]};
    margin-top: ${space[3]};
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  figcaption {
    display: flex;
    align-items: center;
    gap: ${space[3]};
    font-size: ${text.small};

    span {
      white-space: normal;
    }
  }
  time {
    display: block;
    color: ${color.muted};
  }
  b {
    font-weight: 560;
    overflow-wrap: anywhere;
  }
`;

/** A customer's review: rating, text, author and date. */
export function CustomerReview({ author, date, rating, verified = false, paragraphs }: CustomerReviewProps) {
  return (
    <Frame>
      <div>
        <Rating value={rating} />
        <blockquote>
          {paragraphs.map((paragraph, index) => (
            <p key={index} dir="auto">
              {paragraph}
            </p>
          ))}
        </blockquote>
      </div>
      <figcaption>
        <AvatarDisc $size="2.5rem">{initialOf(author)}</AvatarDisc>
        <span>
          <b dir="auto">{author}</b>
          <time dateTime={date}>{formatDay(date)}</time>
          {verified && <VerifiedBadge />}
        </span>
      </figcaption>
    </Frame>
  );
}
