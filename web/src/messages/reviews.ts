import { alertTexts } from "./messages";

/** Reviews that wait for an admin before others see them. */
export const reviewTexts = {
  pending: {
    ...alertTexts.reviewed,
    text: `${alertTexts.reviewed.text}. It will appear once the shop has looked at it.`,
  },
  states: { shown: "Shown", hidden: "Hidden", waiting: "Waiting" },
} as const;
