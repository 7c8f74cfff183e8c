import { pageSizes } from "@shop/shared/lists";
import { GraphQLDateTime } from "graphql-scalars";
import { ArgsType, Field, ID } from "type-graphql";
import { enumType } from "../../enum-type";
import { searchArgs, UPDATED_SINCE } from "../../graphql/types/page-args";
import { Nullable } from "../../nullable";
import { OrderStatus } from "./order-status.enum";

/** The sorts of the admin's list of orders. */
export const OrderSort = enumType("OrderSort", "How to sort orders.", {
  NEWEST: "Newest first.",
  OLDEST: "Oldest first.",
  CUSTOMER: "By the customer's name, A to Z; the oldest order of each first.",
  PRODUCT: "By the product's name, A to Z; the oldest order of each first.",
  QTY_DESC: "Highest quantity first, then newest.",
  UNPAID_FIRST: "Unpaid first, then paid; newest first within each.",
});
export type OrderSort = keyof typeof OrderSort;

/** The filters and the sort of the admin's list of orders. */
@ArgsType()
export class OrdersArgs extends searchArgs(
  pageSizes.admin,
  "Searches the customer's name and email, the product, and the beginning of the order's number.",
) {
  @Field(() => OrderSort, { defaultValue: OrderSort.NEWEST, description: "How to sort the list." })
  sort?: OrderSort;

  @Nullable(
    () => [OrderStatus],
    "Only orders in these states, including closed ones. By default the open orders.",
  )
  status?: OrderStatus[];

  @Nullable(() => GraphQLDateTime, "Only orders placed at this time or later.")
  placedFrom?: Date;

  @Nullable(() => GraphQLDateTime, "Only orders placed before this time.")
  placedTo?: Date;

  @Field(() => Boolean, {
    defaultValue: false,
    description:
      "Only orders with a disputed payment or an owed failed refund; without `status`, in any state.",
  })
  paymentProblem?: boolean;

  @Nullable(() => ID, "Only orders of the customer with this `id`.")
  customer?: string;

  @Nullable(() => GraphQLDateTime, UPDATED_SINCE + " Closed orders have `deletedAt`.")
  updatedSince?: Date;
}
