import { databaseTables } from "@shop/shared/privacy/database-tables";

/** A kind of data, and what becomes of it when the account is deleted. */
export interface Fate {
  what: string;
  then: string;
}

const ofCustomers = databaseTables.flatMap(({ personal }) =>
  personal.filter(({ whose }) => whose === "customers"),
);

const fatesOf = (stays: boolean): Fate[] =>
  ofCustomers
    .filter(({ onDeletion }) => (onDeletion === "kept") === stays)
    .map(({ what, afterDeletion }) => ({ what, then: afterDeletion }));

/** What is deleted with an account, and what stays: the same as on the privacy page. */
export const whatGoes = fatesOf(false);
export const whatStays = fatesOf(true);
