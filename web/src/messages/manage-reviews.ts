import { counted, doneTo } from "./counted";

/** `/manageReviews`. */
export const manageReviewsTexts = {
  title: "Reviews",
  searchHint: "Name or comment",
  empty: "No reviews yet. What customers write appears here.",
  photo: (number: number, count: number, author: string) =>
    `Open photo ${number} of ${count} by ${author} in a new tab`,
  keepHidden: "Keep hidden",
} as const;

/** Hiding or showing several reviews. */
export const moderateSelectedTexts = {
  hide: {
    label: "Hide",
    question: (count: number) => `Hide ${counted(count, "review")}?`,
    consequence: "Visitors will no longer see them. You can show them again.",
    done: doneTo("review", "hidden"),
  },
  show: {
    label: "Show",
    question: (count: number) => `Show ${counted(count, "review")}?`,
    consequence: "Visitors will see them on the home page. You can hide them again.",
    done: doneTo("review", "shown"),
  },
  gone: "This review no longer exists.",
} as const;
