import { styled } from "styled-components";
import { CustomerReview, type CustomerReviewProps } from "../../../features/CustomerReview";
import { homeTexts, sampleReviewTexts } from "@shop/shared/messages/en/products";
import { clampedTo, from, space, text } from "../../../theme/tokens";
import { Column } from "../../../ui/layout/Page";
import { LoadMoreButton } from "../../../ui/table/LoadMore";
import type { HomeReviews_ReviewsFragment } from "./HomePage.generated";

/** The two sample reviews, always shown (spec §2). */
const sampleReviews: readonly CustomerReviewProps[] = [
  {
    author: "Emily Selman",
    date: "2022-07-16T00:00:00Z",
    rating: 5,
    paragraphs: [sampleReviewTexts[0]],
  },
  {
    author: "Hector Gibbons",
    date: "2022-07-12T00:00:00Z",
    rating: 5,
    paragraphs: [sampleReviewTexts[1]],
  },
];

const Section = styled(Column)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(${space[4]}, 2vw, ${space[6]});
  padding-block: clamp(${space[6]}, 5vw, ${space[16]});

  h2 {
    font-size: ${text.heading};
    letter-spacing: -0.035em;
  }
  ul {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[4]};
  }
  ${from.medium} {
    ul {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
  ul[data-first] blockquote p:only-child {
    ${clampedTo(6)}
  }
`;

interface ReviewsProps {
  reviews: HomeReviews_ReviewsFragment | undefined;
  /** Loads the reviews after this cursor. */
  onMore: (after: string | null) => Promise<unknown>;
}

/** The two sample reviews, then the latest review of a customer, and all others on demand (D-13). */
export function Reviews({ reviews, onMore }: ReviewsProps) {
  const { nodes = [], pageInfo } = reviews ?? {};
  const more = pageInfo?.hasNextPage;
  /** 'See all' also shows the whole text of a long review. */
  const isFirst = more && nodes.length === 1;
  return (
    <Section as="section">
      <h2>{homeTexts.reviews.title}</h2>
      <ul data-first={isFirst || undefined}>
        {sampleReviews.map((review) => (
          <li key={review.author}>
            <CustomerReview {...review} />
          </li>
        ))}
        {nodes.map(({ id, name, comment, createdAt, ...review }) => (
          <li key={id}>
            <CustomerReview {...review} author={name} date={createdAt} paragraphs={[comment]} />
          </li>
        ))}
      </ul>
      {more && (
        <LoadMoreButton
          label={isFirst ? homeTexts.reviews.all : undefined}
          onPress={() => onMore(pageInfo.endCursor)}
        />
      )}
    </Section>
  );
}
