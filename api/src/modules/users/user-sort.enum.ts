import { enumType } from "../../enum-type";

/** The sorts of the list of users. */
export const UserSort = enumType("UserSort", "How to sort users.", {
  NEWEST: "Latest first sign-in first.",
  OLDEST: "Earliest first sign-in first.",
  EMAIL: "By email, A to Z.",
  ROLE: "Admins first, then everyone else, each by email.",
});
export type UserSort = keyof typeof UserSort;
