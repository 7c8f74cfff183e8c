import { BadUserInput, type FieldError } from "../../../errors";
import type { Product } from "../product.entity";

/** Whether a product is on sale, and until when. */
export type Sale = Pick<Product, "regularPrice" | "saleEndsAt">;

type PriceAndSale = Sale & Pick<Product, "price">;

/** The same as an input gives it: undefined leaves it as it is, null ends the sale or takes its end away. */
export interface GivenSale {
  price?: number | null | undefined;
  regularPrice?: number | null | undefined;
  saleEndsAt?: Date | null | undefined;
}

const NOTHING: PriceAndSale = { price: 0, regularPrice: null, saleEndsAt: null };

/**
 * The sale of a product after an input, and what is wrong with the input. An input that gives a price alone, as older clients do, changes
 * what one pays: the sale is over if that is no longer less than the regular price.
 */
export function resolveSale(
  given: GivenSale,
  before: PriceAndSale = NOTHING,
): { sale: Sale; errors: FieldError[] } {
  const { regularPrice = before.regularPrice, saleEndsAt = before.saleEndsAt } = given;
  const price = given.price ?? before.price;
  const errors: FieldError[] = [];
  const isLess = regularPrice !== null && price < regularPrice;
  if (typeof given.regularPrice === "number" && !isLess)
    errors.push({ field: "regularPrice", message: "must be more than the price" });
  else if (given.saleEndsAt && !isLess)
    errors.push({ field: "saleEndsAt", message: "needs a regular price" });
  if (given.saleEndsAt && isPast(given.saleEndsAt) && !isSame(given.saleEndsAt, before.saleEndsAt))
    errors.push({ field: "saleEndsAt", message: "must be in the future" });
  return { sale: isLess ? { regularPrice, saleEndsAt } : { regularPrice: null, saleEndsAt: null }, errors };
}

/** The same; throws BadUserInput that names what is wrong. */
export function checkSale(given: GivenSale, before?: PriceAndSale): Sale {
  const { sale, errors } = resolveSale(given, before);
  if (errors.length > 0) throw new BadUserInput(errors);
  return sale;
}

const isPast = (time: Date) => time.getTime() <= Date.now();

const isSame = (one: Date, other: Date | null) => one.getTime() === other?.getTime();
