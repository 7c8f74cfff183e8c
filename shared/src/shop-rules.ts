/** Who runs the shop, as its Privacy and Terms pages say; each part is undefined until the operator enters it. */
export interface Operator {
  name?: string | undefined;
  /** May have several lines. */
  address?: string | undefined;
  email?: string | undefined;
}

/** The rules that a shop sets for itself, as its Privacy and Terms pages state them. */
export interface ShopRules {
  operator: Operator;
  /** How long an unpaid order is held, in hours; 0: without limit. */
  orderHoldHours: number;
  maxUnitsPerOrder: number;
  maxUnpaidUnits: number;
  /** Whether a new customer's review waits for an admin. */
  moderatedReviews: boolean;
  /** Whether the newsletter can be subscribed to. */
  newsletter: boolean;
}

/** The rules of a shop that configures nothing and sends no mails. */
export const defaultRules: ShopRules = {
  operator: {},
  orderHoldHours: 72,
  maxUnitsPerOrder: 500,
  maxUnpaidUnits: 500,
  moderatedReviews: false,
  newsletter: false,
};
