/** The uses for which a shop can require a verified email (D-24). */
export const VERIFIED_EMAIL_USES = ["admins", "orders", "reviews"] as const;
/** One of these uses. */
export type VerifiedEmailUse = (typeof VERIFIED_EMAIL_USES)[number];

/** The seller: the shop and its operator, as configured in the environment. */
export interface Seller {
  /** The shop's name. */
  shop: string;
  /** The operator's name. */
  name?: string | undefined;
  /** May have several lines. */
  address?: string | undefined;
  email?: string | undefined;
  /** The tax number, or the number for value added tax. */
  taxNumber?: string | undefined;
}

/** The rules that each shop sets in its environment (D-24, D-25). */
export interface ShopPolicy {
  /** The uses that require a verified email. */
  verifiedEmail: ReadonlySet<VerifiedEmailUse>;
  /** The maximum units of one order. */
  maxUnitsPerOrder: number;
  /** The maximum units in all unpaid orders of one customer. */
  maxUnpaidUnits: number;
  /** How long an unpaid order is held, in hours; 0 means no limit. */
  orderHoldHours: number;
  /** Whether people can subscribe to mails, such as the newsletter: only if mails are delivered, or in a demo. */
  newsletter: boolean;
  /** Whether reviews by customers without a delivered order stay pending until an admin shows them. */
  moderatedReviews: boolean;
  /** The seller named in invoices. */
  seller: Seller;
}
