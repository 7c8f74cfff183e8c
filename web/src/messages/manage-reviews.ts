/** `/manageReviews`. */
export const manageReviewsTexts = {
  title: "Reviews",
  searchHint: "Name or comment",
  empty: "No reviews yet. What customers write appears here.",
  photo: (number: number, count: number, author: string) =>
    `Open photo ${number} of ${count} by ${author} in a new tab`,
  keepHidden: "Keep hidden",
} as const;
