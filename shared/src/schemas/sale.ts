import { z } from "zod";
import { LAST_SALE_YEAR, saleBounds } from "../product";
import { decimal } from "./fields";

const TIME_RULE = "must be a time such as 2026-11-30T22:00:00Z";

/** The end of a sale: a date in GraphQL, a text in REST and CSV. */
export const saleEnd = z.preprocess(
  (value) => (value instanceof Date && Number.isFinite(value.getTime()) ? value.toISOString() : value),
  z.iso
    .datetime({ offset: true, error: TIME_RULE })
    .transform((time) => new Date(time))
    .refine((time) => time.getUTCFullYear() < LAST_SALE_YEAR, `must be before the year ${LAST_SALE_YEAR}`),
);

/** The start of a sale of several products: GraphQL's `SaleChangeInput`. */
export const saleChangeSchema = z.strictObject({
  percentOff: decimal(saleBounds.percentOff),
  endsAt: saleEnd.refine((time) => time.getTime() > Date.now(), "must be in the future").nullish(),
});
