/** `/manageReviews`. */
export const manageReviewsTexts = {
  title: "Manage Reviews",
  searchHint: "Name or comment",
  empty: "No reviews yet.",
  keepHidden: "Keep hidden",
} as const;
