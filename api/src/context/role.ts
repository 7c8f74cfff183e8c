import { enumType } from "../enum-type";

/** The rights of a user (spec §6). */
export const Role = enumType("Role", "The role of a user.", {
  CUSTOMER: "Places orders and reviews the shop.",
  ADMIN: "Manages products, orders and users.",
  STAFF: "Has the permissions that an admin has granted.",
});
export type Role = keyof typeof Role;
