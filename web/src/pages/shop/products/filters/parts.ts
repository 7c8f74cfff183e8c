/** Loaded after the page: one chunk. */
export { Breadcrumb } from "../../../../features/catalogue/Breadcrumb";
export { CategoryPills } from "./CategoryPills";
export { Chips } from "./Chips";
export { FilterButton } from "./FilterButton";
export { FilterColumn } from "./FilterColumn";
export { TopBarSearch } from "../TopBarSearch";
export { MoreProductsDocument } from "../MoreProducts.generated";
