/** Texts about the variants of a product that the server writes. */
import { counted } from "./common";

/** The number of a product's forms, on its card: "3 Farben". */
export const colorCount = (count: number) => counted(count, "Farbe", "Farben");
export const variantCount = (count: number) => counted(count, "Variante", "Varianten");

/** All forms of a product are sold out. */
export const soldOut = (forms: string) => `${forms}, ausverkauft`;

/** The lowest price of a product whose forms differ in price, on its card. */
export const fromPrice = (price: string) => `ab ${price}`;
