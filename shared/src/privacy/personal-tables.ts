import { accounts, visitors } from "./accounts";
import { orders } from "./orders";
import type { PersonalTable } from "./personal-entry";
import { programs } from "./programs";

const tables = { ...accounts, ...orders, ...visitors, ...programs };

type Tables = typeof tables;
type EntriesOf<Table extends keyof Tables> = `${Table}.${keyof Tables[Table]["entries"] & string}`;

/** An entry's key in the columns of entities: `users.contact`. */
export type PersonalKey = { [Table in keyof Tables]: EntriesOf<Table> }[keyof Tables];

/**
 * The personal data in the shop's database, by table. The privacy page, 'Download my data' and the deletion notice are
 * generated from it. Each column of an entity names its entry with `@Personal`; `api/test/tables.spec.ts` compares
 * them.
 */
export const personalTables: Readonly<Record<keyof Tables, PersonalTable>> = tables;
