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
  description: "In which order users are listed.",
  valuesConfig: {
    NEWEST: { description: "Those first who signed in last for the first time." },
    OLDEST: { description: "Those first who signed in first." },
    EMAIL: { description: "By e-mail, A to Z." },
    ROLE: { description: "Admins first, then the others; each by e-mail." },
  },
});
