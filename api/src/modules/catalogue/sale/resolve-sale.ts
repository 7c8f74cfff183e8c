import { serverTexts } from "@shop/shared/messages/server";
import { BadUserInput, type FieldError } from "../../../errors";
import type { Product } from "../product.entity";

/** The sale of a product: its regular price and the end of the sale. */
export type Sale = Pick<Product, "regularPrice" | "saleEndsAt">;

type PriceAndSale = Sale & Pick<Product, "price" | "giftCard">;

/** A sale in an input: undefined leaves a field unchanged, null ends the sale or removes its end. */
export interface GivenSale {
  price?: number | null | undefined;
  regularPrice?: number | null | undefined;
  saleEndsAt?: Date | null | undefined;
  giftCard?: boolean | null | undefined;
}

const NOTHING: PriceAndSale = { price: 0, regularPrice: null, saleEndsAt: null, giftCard: false };

/**
 * The sale of a product after an input, and the errors of the input. An input with a price alone, as older clients send
 * it, changes the current price; the sale ends if the new price isn't less than the regular price. A gift card is worth its price, so it
 * has no sale.
 */
export function resolveSale(
  given: GivenSale,
  before: PriceAndSale = NOTHING,
): { sale: Sale; errors: FieldError[] } {
  const { regularPrice = before.regularPrice, saleEndsAt = before.saleEndsAt } = given;
  const price = given.price ?? before.price;
  const errors: FieldError[] = [];
  const isGiftCard = given.giftCard ?? before.giftCard;
  const isLess = regularPrice !== null && price < regularPrice && !isGiftCard;
  if (typeof given.regularPrice === "number" && isGiftCard)
    errors.push({ field: "regularPrice", message: serverTexts().fieldErrors.valueErrors.noSaleOfCards });
  else if (typeof given.regularPrice === "number" && !isLess)
    errors.push({ field: "regularPrice", message: serverTexts().fieldErrors.valueErrors.moreThanPrice });
  else if (given.saleEndsAt && !isLess)
    errors.push({ field: "saleEndsAt", message: serverTexts().fieldErrors.valueErrors.needsRegularPrice });
  if (given.saleEndsAt && isPast(given.saleEndsAt) && !isSame(given.saleEndsAt, before.saleEndsAt))
    errors.push({ field: "saleEndsAt", message: serverTexts().fieldErrors.valueErrors.future });
  return { sale: isLess ? { regularPrice, saleEndsAt } : { regularPrice: null, saleEndsAt: null }, errors };
}

/** Like `resolveSale`, but throws BadUserInput with the errors. */
export function checkSale(given: GivenSale, before?: PriceAndSale): Sale {
  const { sale, errors } = resolveSale(given, before);
  if (errors.length > 0) throw new BadUserInput(errors);
  return sale;
}

const isPast = (time: Date) => time.getTime() <= Date.now();

const isSame = (one: Date, other: Date | null) => one.getTime() === other?.getTime();
