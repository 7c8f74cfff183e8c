import { serverTexts } from "@shop/shared/messages/server";
import { cleanName } from "@shop/shared/text-rules";
import type { RequestContext } from "../../context/context";
import { command, execute, executorOf, rows, select, violatedConstraint } from "../../data/rows";
import { BadUserInput } from "../../errors";
import { readAttributes } from "./attributes/read-attributes";
import { CategoryTree } from "./categories/category-tree";
import { readCategories } from "./categories/read-categories";
import {
  noSuchBrand,
  noSuchCategory,
  resolveDetails,
  type Classification,
  type Details,
  type GivenDetails,
} from "./resolve-details";
import { columnsOf } from "../../data/tables";
import { Brand } from "./brands/brand.entity";

const brandColumns = columnsOf(Brand, "slug");
const brandByText = select(
  brandColumns,
  "from brands where slug = $1 or lower(name) = lower($1) order by slug <> $1 limit 1",
);

/** The details of a product after an input; throws BadUserInput with the unknown or unreadable parts. */
export async function checkDetails(
  ctx: RequestContext,
  given: GivenDetails,
  before?: Details,
): Promise<Details> {
  const { details, errors } = resolveDetails(await readClassification(ctx, given), given, before);
  if (errors.length > 0) throw new BadUserInput(errors);
  return details;
}

/** Reads only the data that the input refers to. */
async function readClassification(
  ctx: RequestContext,
  { category, brand, attributes = [] }: GivenDetails,
): Promise<Classification> {
  const describes = attributes !== null && attributes.length > 0;
  const [categories, bySlug, found] = await Promise.all([
    category || describes ? readCategories(ctx) : new CategoryTree([]),
    describes ? readAttributes(ctx) : new Map<string, never>(),
    brand ? rows(ctx.db, brandByText, [cleanName(brand)]) : [],
  ]);
  return { categories, attributes: bySlug, findBrand: () => found[0]?.slug };
}

const lockAttributes = command("select from attributes where slug = any($1) for key share");

/**
 * Prevents the deletion of these values' attributes until the transaction ends. For category and brand, foreign keys do
 * so.
 */
export async function keepAttributes(tx: RequestContext, { attributeValues }: Details): Promise<void> {
  const slugs = Object.keys(attributeValues);
  if (slugs.length === 0) return;
  const locked = await execute(tx.db, lockAttributes, [slugs]);
  if (locked < slugs.length)
    throw new BadUserInput([
      { field: "attributes", message: serverTexts().fieldErrors.productErrors.deletedAttribute },
    ]);
}

/** Prevents the deletion of any attribute until the transaction ends, for changes of many products. */
export const keepAllAttributes = executorOf<[]>("select from attributes for key share");

/** Converts the violation by a concurrently deleted category or brand to the refusal of an unknown one. */
export function asRefusal(error: unknown): unknown {
  const constraint = violatedConstraint(error);
  if (constraint === "product_category") return new BadUserInput([noSuchCategory()]);
  if (constraint === "product_brand") return new BadUserInput([noSuchBrand()]);
  return error;
}
