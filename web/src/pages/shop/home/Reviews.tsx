import { styled } from "styled-components";
import { CustomerReview, type CustomerReviewProps } from "../../../features/CustomerReview";
import type { CustomerReview_ReviewFragment } from "../../../features/CustomerReview.generated";
import { homeTexts } from "../../../messages/products";
import { from, space, text } from "../../../theme/tokens";
import { Column } from "../../../ui/layout/Page";

/** The two sample reviews, always shown (spec §2). */
const sampleReviews: readonly CustomerReviewProps[] = [
  {
    author: "Emily Selman",
    date: "2022-07-16T00:00:00Z",
    rating: 5,
    paragraphs: [
      "I bought the field watch for building sites and expected to wear it out within a year.",
      "It has been dropped, sanded at and rained on since, and it still runs four seconds fast a day. The strap is new; everything else is as it came.",
    ],
  },
  {
    author: "Hector Gibbons",
    date: "2022-07-12T00:00:00Z",
    rating: 5,
    paragraphs: [
      "We compared three rotary hammers on the same lintel before we ordered eight of these for the crew.",
      "Two days from order to site, and the comparison on the page was right down to the vibration. That is rarer than it should be.",
    ],
  },
];

const Section = styled(Column)`
  padding-bottom: clamp(${space[16]}, 9vw, ${space[32]});

  h2 {
    margin-bottom: ${space[8]};
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
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  ${from.large} {
    ul {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    /* plainer without :has */
    ul:has(> li:nth-child(2):last-child) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;

/** The two sample reviews, then the latest reviews of customers (D-13). */
export function Reviews({ reviews }: { reviews: readonly CustomerReview_ReviewFragment[] }) {
  return (
    <Section as="section">
      <h2>{homeTexts.reviews.title}</h2>
      <ul>
        {sampleReviews.map((review) => (
          <li key={review.author}>
            <CustomerReview {...review} />
          </li>
        ))}
        {reviews.map(({ id, name, comment, createdAt, ...review }) => (
          <li key={id}>
            <CustomerReview {...review} author={name} date={createdAt} paragraphs={[comment]} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
