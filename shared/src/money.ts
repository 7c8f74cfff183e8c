import { formatPrice } from "./format";

/** Converts whole cents to dollars, the unit of GraphQL and REST. */
export const toDollars = (cents: number): number => cents / 100;

/** Converts dollars, as clients send them, to whole cents. */
export const toCents = (dollars: number): number => Math.round(dollars * 100);

/** Formats an amount of whole cents: 1250 is "12.50$" (spec §2). */
export const formatCents = (cents: number): string => formatPrice(toDollars(cents));
