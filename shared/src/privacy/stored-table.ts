/**
 * The shape of the table of everything that the shop's database stores. `database-tables.ts` lists all of it; the privacy page,
 * 'Download my data' and the deletion of an account are made from it, and a test compares it with the schema.
 */

/** Whose data it is: a shopper's, an admin's, or somebody's who only visits the shop. */
export type Whose = "customers" | "admins" | "visitors";

/** What allows the shop to store it, in the words of data protection law (for example Article 6 GDPR). */
export type Basis = "contract" | "consent" | "legal duty" | "legitimate interest";

/** What becomes of it when the account is deleted: the row goes; the row stays without it; or it stays, for the reason given. */
export type Fate = "deleted" | "emptied" | "kept";

/** Columns that say something of a person, and what the privacy page tells about them: plain sentences without technical words. */
export interface PersonalColumns {
  columns: readonly string[];
  whose: Whose;
  /** What it is: 'Your name and email'. */
  what: string;
  /** What the shop needs it for. */
  why: string;
  basis: Basis;
  /** How long it is stored while the account exists. */
  kept: string;
  onDeletion: Fate;
  /** What happens to it when the account is deleted, in a sentence. */
  afterDeletion: string;
  /** False where 'Download my data' leaves it out, because it means something only to the shop. */
  downloaded: boolean;
}

/** A table of the database. Each of its columns stands in `personal` or in `other`, and once. */
export interface StoredTable {
  name: string;
  /** Its heading on the privacy page. */
  title: string;
  /** What a row is. */
  about: string;
  /** The key in 'Download my data' under which a person finds their rows; null where nothing of the table is theirs. */
  download: string | null;
  personal: readonly PersonalColumns[];
  /** Columns that say nothing of a person. */
  other: readonly string[];
}

/** The columns of a table that 'Download my data' gives, in the database's spelling. */
export function downloadedColumns({ download, personal }: StoredTable): string[] {
  if (download === null) return [];
  return personal.filter(({ downloaded }) => downloaded).flatMap(({ columns }) => columns);
}
