/** The data subject: a shopper, an admin, or a visitor without an account. */
export type Whose = "customers" | "admins" | "visitors";

/** The legal basis for storing it, in the words of data protection law (for example Article 6 GDPR). */
type Basis = "contract" | "consent" | "legal duty" | "legitimate interest";

/**
 * The effect of deleting the account: the row is deleted; the row stays without these columns; or they stay, for a
 * stated reason.
 */
type Fate = "deleted" | "emptied" | "retained";

/** The privacy page's description of some columns of a table, in plain sentences without technical words. */
export interface PersonalEntry {
  whose: Whose;
  /** The data itself: 'Your name and email'. */
  what: string;
  /** The shop's purpose. */
  why: string;
  basis: Basis;
  /** The storage period while the account exists. */
  retention: string;
  onDeletion: Fate;
  /** The effect of deleting the account, in a sentence. */
  afterDeletion: string;
  /** False if 'Download my data' leaves it out because only the shop can interpret it. */
  downloaded: boolean;
}

/** A database table with personal data. */
export interface PersonalTable {
  /** The table's heading on the privacy page. */
  title: string;
  /** The meaning of a row. */
  about: string;
  /** The key of the person's rows in 'Download my data'; null if the table has no downloaded rows. */
  download: string | null;
  entries: Readonly<Record<string, PersonalEntry>>;
}
