import { styled } from "styled-components";
import { color, radius, space, text } from "../../theme/tokens";
import { formatDay } from "../../ui/format/format";
import { Rating } from "../../ui/rating/Rating";
import { VerifiedMark } from "./VerifiedBadge";

/** A review to be shown; `paragraphs` are the shop's own words, never markup that a customer sent. */
export interface ShownReview {
  author: string;
  /** An instant, ISO 8601. */
  date: string;
  rating: number;
  /** Whether an order of its author was delivered. */
  verified?: boolean;
  paragraphs: readonly string[];
}

const Frame = styled.figure`
  display: grid;
  gap: ${space[4]};
  align-content: space-between;
  height: 100%;
  padding: ${space[6]};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  background: ${color.surface};

  blockquote {
    display: grid;
    gap: ${space[3]};
    margin-top: ${space[4]};
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  figcaption {
    display: flex;
    align-items: center;
    gap: ${space[3]};
    font-size: ${text.small};
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

const Avatar = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 2.5rem;
  height: 2.5rem;
  border-radius: 50%;
  background: ${color.accentSoft};
  color: ${color.accentInk};
  font-weight: 600;
`;

/** What a customer said: stars, words, who and when. */
export function CustomerReview({ author, date, rating, verified = false, paragraphs }: ShownReview) {
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
        <Avatar aria-hidden>{Array.from(author)[0]?.toUpperCase()}</Avatar>
        <span>
          <b dir="auto">{author}</b>
          <time dateTime={date}>{formatDay(date)}</time>
          {verified && <VerifiedMark />}
        </span>
      </figcaption>
    </Frame>
  );
}
