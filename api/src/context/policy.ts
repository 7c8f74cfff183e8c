/** What a shop can require a verified email for (D-24). */
export const VERIFIED_EMAIL_USES = ["admins", "orders", "reviews"] as const;
/** One of them. */
export type VerifiedEmailUse = (typeof VERIFIED_EMAIL_USES)[number];

/** Who sells: what the environment says of the shop and its operator. */
export interface Seller {
  /** The shop's name. */
  shop: string;
  /** The operator's name. */
  name?: string | undefined;
  /** May have several lines. */
  address?: string | undefined;
  email?: string | undefined;
}

/** The rules that each shop sets for itself through its environment (D-24, D-25). */
export interface ShopPolicy {
  /** What a verified email is required for. */
  verifiedEmail: ReadonlySet<VerifiedEmailUse>;
  /** The maximum units of one order. */
  maxUnitsPerOrder: number;
  /** The maximum units in all unpaid orders of one customer. */
  maxUnpaidUnits: number;
  /** How long an unpaid order is held, in hours; 0: without limit. */
  orderHoldHours: number;
  /** Whether people can ask for mails, such as the newsletter: mails reach people, or the shop is a demo. */
  newsletter: boolean;
  /** Whether reviews of customers without a delivered order are pending until an admin shows them. */
  moderatedReviews: boolean;
  /** Whom invoices name. */
  seller: Seller;
}
