/** Whose data it is: a shopper's, an admin's, or somebody's who only visits the shop. */
export type Whose = "customers" | "admins" | "visitors";

/** What allows the shop to store it, in the words of data protection law (for example Article 6 GDPR). */
type Basis = "contract" | "consent" | "legal duty" | "legitimate interest";

/**
 * What happens to it when the account is deleted: the row goes; the row stays without it; or it stays, for a
 * reason.
 */
type Fate = "deleted" | "emptied" | "retained";

/** What the privacy page says of some columns of a table: plain sentences without technical words. */
export interface PersonalEntry {
  whose: Whose;
  /** What it is: 'Your name and email'. */
  what: string;
  /** What the shop needs it for. */
  why: string;
  basis: Basis;
  /** How long it is stored while the account exists. */
  retention: string;
  onDeletion: Fate;
  /** What happens to it when the account is deleted, in a sentence. */
  afterDeletion: string;
  /** False where 'Download my data' leaves it out, because it means something only to the shop. */
  downloaded: boolean;
}

/** A table of the database with something about people. */
export interface PersonalTable {
  /** Its heading on the privacy page. */
  title: string;
  /** What a row is. */
  about: string;
  /** The key in 'Download my data' under which a person finds their rows; null where nothing of the table is theirs. */
  download: string | null;
  entries: Readonly<Record<string, PersonalEntry>>;
}
