import { formatPrice } from "./format";

/** An amount of whole cents in dollars, as GraphQL and REST give it. */
export const toDollars = (cents: number): number => cents / 100;

/** A price in dollars, as a client gives it, in whole cents. */
export const toCents = (dollars: number): number => Math.round(dollars * 100);

/** An amount of whole cents for people: 1250 is "12.50$" (spec §2). */
export const formatCents = (cents: number): string => formatPrice(toDollars(cents));
