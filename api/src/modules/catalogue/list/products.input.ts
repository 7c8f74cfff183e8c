import { MAX_SEARCH, pageSizes } from "@shop/shared/lists";
import { GraphQLDateTime } from "graphql-scalars";
import { ArgsType, Field } from "type-graphql";
import { enumType } from "../../../enum-type";
import { searchArgs, UPDATED_SINCE } from "../../../graphql/types/page-args";
import { Nullable } from "../../../nullable";
import { ProductFilter } from "../filter/product-filter.input";

/** The sorts of the list of products. */
export const ProductSort = enumType("ProductSort", "How to sort products.", {
  NEWEST: "Newest first.",
  NAME: "By name, A to Z.",
  NAME_DESC: "By name, Z to A.",
  PRICE_ASC: "Lowest price first.",
  PRICE_DESC: "Highest price first.",
  RATING: "Best rated first.",
  STOCK_ASC: "Lowest stock first.",
  STOCK_DESC: "Highest stock first.",
});
export type ProductSort = keyof typeof ProductSort;

/** The filters and the sort of the list of products. */
@ArgsType()
export class ProductsArgs extends searchArgs(
  pageSizes.products,
  `Searches name and description. At most ${MAX_SEARCH} characters; only the first twelve words count.`,
) {
  @Nullable(() => Boolean, "True: only products in stock.")
  inStock?: boolean;

  @Field(() => ProductSort, {
    defaultValue: ProductSort.NEWEST,
    description: "How to sort the list.",
  })
  sort?: ProductSort;

  @Nullable(() => ProductFilter, "Filters the list.")
  filter?: ProductFilter;

  @Nullable(() => String, "A collection's `slug`: lists its products, in its order if there is no `sort`.")
  collection?: string;

  @Nullable(() => Boolean, "For admins: true lists only drafts, false none. Other viewers never get drafts.")
  draft?: boolean;

  @Nullable(
    () => Boolean,
    "True: only products with the placeholder image, which an import gives to products without one.",
  )
  withoutImage?: boolean;

  @Field(() => Boolean, {
    defaultValue: false,
    description: "True: lists and counts each variant of a group. Otherwise a group is listed once.",
  })
  variants?: boolean;

  @Nullable(() => GraphQLDateTime, UPDATED_SINCE + " Deleted products are among them, with `deletedAt`.")
  updatedSince?: Date;
}
