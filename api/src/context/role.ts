import { registerEnumType } from "type-graphql";

/** What a user may do (spec §6). Keys equal values, because TypeGraphQL publishes the keys. */
export enum Role {
  CUSTOMER = "CUSTOMER",
  ADMIN = "ADMIN",
}

registerEnumType(Role, {
  name: "Role",
  description: "What a user may do: shop, or keep the shop.",
  valuesConfig: {
    CUSTOMER: { description: "Orders, and reviews the shop." },
    ADMIN: { description: "Keeps products, orders and users." },
  },
});
