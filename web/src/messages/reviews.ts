import { failed, succeeded } from "./alerts";

/** Alerts of a review that is sent (spec §8). */
export const reviewAlerts = {
  alreadyRated: failed("You have already rated"),
  reviewed: succeeded("Thanks For Your Review"),
} as const;

/** Reviews that wait for an admin before others see them. */
export const reviewTexts = {
  pending: {
    ...reviewAlerts.reviewed,
    text: `${reviewAlerts.reviewed.text}. It will appear once we've approved it.`,
  },
  chooseRating: "Choose stars, or submit again to give none.",
  states: { shown: "Shown", hidden: "Hidden", waiting: "Waiting" },
} as const;
