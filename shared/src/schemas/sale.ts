import { z } from "zod";
import { serverTexts } from "../messages/server";
import { LAST_SALE_YEAR, saleBounds } from "../product";
import { decimal } from "./fields";

const errors = () => serverTexts().fieldErrors.valueErrors;

/** The end of a sale: a date in GraphQL, a text in REST and CSV. */
export const saleEnd = z.preprocess(
  (value) => (value instanceof Date && Number.isFinite(value.getTime()) ? value.toISOString() : value),
  z.iso
    .datetime({ offset: true, error: () => errors().time })
    .transform((time) => new Date(time))
    .refine((time) => time.getUTCFullYear() < LAST_SALE_YEAR, {
      error: () => errors().yearBefore(LAST_SALE_YEAR),
    }),
);

/** The start of a sale of several products: GraphQL's `SaleChangeInput`. */
export const saleChangeSchema = z.strictObject({
  percentOff: decimal(saleBounds.percentOff),
  endsAt: saleEnd.refine((time) => time.getTime() > Date.now(), { error: () => errors().future }).nullish(),
});
