import { formatPrice } from "./format";

/** Converts minor units to major units, the unit of GraphQL and REST. */
export const fromMinor = (minor: number): number => minor / 100;

/** Converts dollars, as clients send them, to minor units. */
export const toMinor = (dollars: number): number => Math.round(dollars * 100);

/** Formats an amount of minor units: 1250 is "12.50$" (spec §2). */
export const formatMinor = (minor: number): string => formatPrice(fromMinor(minor));
