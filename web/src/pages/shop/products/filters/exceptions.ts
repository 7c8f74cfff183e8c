/** Loaded if there are no products to show: one chunk. */
export { BadChoices } from "../BadChoices";
export { NothingFound } from "../NothingFound";
