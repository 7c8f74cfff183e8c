import { accounts, visitors } from "./accounts";
import { orders } from "./orders";
import type { PersonalTable } from "./personal-entry";
import { programs } from "./programs";

const tables = { ...accounts, ...orders, ...visitors, ...programs };

type Tables = typeof tables;
type EntriesOf<Table extends keyof Tables> = `${Table}.${keyof Tables[Table]["entries"] & string}`;

/** An entry as the columns of the entities name it: `users.contact`. */
export type PersonalKey = { [Table in keyof Tables]: EntriesOf<Table> }[keyof Tables];

/**
 * What the shop's database stores of people, by its tables. The privacy page, 'Download my data' and what is said when an account is
 * deleted are made from it. Each column of an entity names its entry with `@Personal`; `api/test/tables.spec.ts` compares.
 */
export const personalTables: Readonly<Record<keyof Tables, PersonalTable>> = tables;
