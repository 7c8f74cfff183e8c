/** Texts about the variants of a product that the server writes. */
import { counted } from "./common";

/** The number of a product's forms, on its card: "3 colours". */
export const colorCount = (count: number) => counted(count, "colour");
export const variantCount = (count: number) => counted(count, "variant");

/** All forms of a product are sold out. */
export const soldOut = (forms: string) => `${forms}, sold out`;

/** The lowest price of a product whose forms differ in price, on its card. */
export const fromPrice = (price: string) => `from ${price}`;
