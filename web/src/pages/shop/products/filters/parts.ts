/** What is loaded after the page: one chunk. */
export { BadChoices } from "../BadChoices";
export { CategoryPills } from "./CategoryPills";
export { Chips } from "./Chips";
export { FilterColumn } from "./FilterColumn";
