import { registerEnumType } from "type-graphql";

/** The rights of a user (spec §6). Keys equal values, because TypeGraphQL publishes the keys. */
export enum Role {
  CUSTOMER = "CUSTOMER",
  ADMIN = "ADMIN",
}

registerEnumType(Role, {
  name: "Role",
  description: "The role of a user.",
  valuesConfig: {
    CUSTOMER: { description: "Places orders and reviews the shop." },
    ADMIN: { description: "Manages products, orders and users." },
  },
});
