/** The shop's operator, for the Privacy and Terms pages; each field is undefined until the operator enters it. */
export interface Operator {
  name?: string | undefined;
  /** Can have several lines. */
  address?: string | undefined;
  email?: string | undefined;
}

/** The shop's own rules, as its Privacy and Terms pages state them. */
export interface ShopRules {
  operator: Operator;
  /** How long an unpaid order is held, in hours; 0: without limit. */
  orderHoldHours: number;
  maxUnitsPerOrder: number;
  maxUnpaidUnits: number;
  /** Whether an admin approves a new customer's review before it is published. */
  moderatedReviews: boolean;
  /** Whether visitors can subscribe to the newsletter. */
  newsletter: boolean;
}

/** The rules of a shop without configuration and mail. */
export const defaultRules: ShopRules = {
  operator: {},
  orderHoldHours: 72,
  maxUnitsPerOrder: 500,
  maxUnpaidUnits: 500,
  moderatedReviews: false,
  newsletter: false,
};
