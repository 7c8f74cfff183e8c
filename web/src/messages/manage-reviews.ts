/** `/manageReviews`. */
export const manageReviewsTexts = {
  title: "Reviews",
  searchHint: "Name or comment",
  empty: "No reviews yet. What customers write appears here.",
  keepHidden: "Keep hidden",
} as const;
