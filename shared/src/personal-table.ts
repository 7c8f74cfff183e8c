/** The data subject: a shopper, an admin, or a visitor without an account. */
export type DataSubject = "customers" | "admins" | "visitors";

/** The legal basis for storing data, in the words of data protection law (for example Article 6 GDPR). */
type Basis = "contract" | "consent" | "legal duty" | "legitimate interest";

/** The privacy page's description of a table with personal data: plain sentences without technical words. */
export interface PersonalTable {
  /** The table's heading on the privacy page. */
  title: string;
  subjects: readonly DataSubject[];
  /** The data: 'Your name and email.' */
  what: string;
  /** The shop's purposes. */
  why: string;
  bases: readonly Basis[];
  /** The storage period. */
  retention: string;
  /** The data that is removed with the account. */
  removed?: string;
  /** The data that stays after the account's deletion, with the reason. */
  retained?: string;
  /** The key of the person's rows in 'Download my data', if the table has downloaded rows. */
  download?: string;
}
