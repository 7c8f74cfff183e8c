import { registerEnumType } from "type-graphql";

/** The sorts of the list of users. Keys equal values, because TypeGraphQL publishes the keys. */
export enum UserSort {
  NEWEST = "NEWEST",
  OLDEST = "OLDEST",
  EMAIL = "EMAIL",
  ROLE = "ROLE",
}

registerEnumType(UserSort, {
  name: "UserSort",
  description: "How to sort users.",
  valuesConfig: {
    NEWEST: { description: "Latest first sign-in first." },
    OLDEST: { description: "Earliest first sign-in first." },
    EMAIL: { description: "By email, A to Z." },
    ROLE: { description: "Admins first, then everyone else, each by email." },
  },
});
