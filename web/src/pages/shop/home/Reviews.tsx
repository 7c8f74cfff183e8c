import { styled } from "styled-components";
import { CustomerReview } from "../../../features/reviews/CustomerReview";
import type { CustomerReview_ReviewFragment } from "../../../features/reviews/CustomerReview.generated";
import { homeTexts } from "../../../messages/home";
import { from, space, text } from "../../../theme/tokens";
import { Column } from "../../../ui/layout/Page";
import { sampleReviews } from "./sample-reviews";

const Section = styled(Column)`
  padding-bottom: clamp(${space[16]}, 9vw, ${space[32]});

  h2 {
    margin-bottom: ${space[8]};
    font-size: ${text.heading};
    letter-spacing: -0.035em;
  }
  ul {
    display: grid;
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
