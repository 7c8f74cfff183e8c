import { pageSizes } from "@shop/shared/lists";
import { ArgsType, Field } from "type-graphql";
import { searchArgs } from "../../graphql/types/page-args";
import { Nullable } from "../../nullable";
import { enumType } from "../../enum-type";

/** The sorts of the list of users. */
export const UserSort = enumType("UserSort", "How to sort users.", {
  NEWEST: "Latest first sign-in first.",
  OLDEST: "Earliest first sign-in first.",
  EMAIL: "By email, A to Z.",
  ROLE: "Admins first, then everyone else, each by email.",
});
export type UserSort = keyof typeof UserSort;

/** The filters and the sort of the list of users. */
@ArgsType()
export class UsersArgs extends searchArgs(pageSizes.admin, "Searches email and name.") {
  @Field(() => UserSort, { defaultValue: UserSort.NEWEST, description: "How to sort the list." })
  sort?: UserSort;

  @Nullable(() => Boolean, "True: only blocked users. Otherwise they are left out.")
  blocked?: boolean;
}
