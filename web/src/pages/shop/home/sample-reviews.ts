import type { CustomerReviewProps } from "../../../features/reviews/CustomerReview";

/** The two sample reviews that are always shown (spec §2). */
export const sampleReviews: readonly CustomerReviewProps[] = [
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
