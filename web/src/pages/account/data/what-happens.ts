import { personalTables } from "@shop/shared/privacy/personal-tables";

/** A kind of data, and what becomes of it when the account is deleted. */
export interface Fate {
  what: string;
  then: string;
}

const ofCustomers = Object.values(personalTables)
  .flatMap(({ entries }) => Object.values(entries))
  .filter(({ whose }) => whose === "customers");

const fatesOf = (stays: boolean): Fate[] =>
  ofCustomers
    .filter(({ onDeletion }) => (onDeletion === "kept") === stays)
    .map(({ what, afterDeletion }) => ({ what, then: afterDeletion }));

/** What is deleted with an account, and what stays: the same as on the privacy page. */
export const whatGoes = fatesOf(false);
export const whatStays = fatesOf(true);
