import { lazyPart } from "../../ui/browser/page-loading";

/** The buttons in the corners of a card's image: the comparison, and the wish list. */
export const CardChoices = lazyPart("beside", () =>
  import("./LoadedCardChoices").then((file) => file.LoadedCardChoices),
);
