import { serverTexts } from "@shop/shared/messages/server";
import { cleanName } from "@shop/shared/text-rules";
import { taxonomyLimits } from "@shop/shared/taxonomy";
import { inTransaction, type RequestContext } from "../../../context/context";
import { requireActor } from "../../../context/actor";
import { Conflict, NotFound, requireCapacity } from "../../../errors";
import { command, execute, rows, select, violatedConstraint } from "../../../data/rows";
import { recordAction } from "../../audit/record-action";
import { chooseSlug } from "../taxonomy/choose-slug";
import { refuseIfUsed } from "../taxonomy/count-uses";
import { checkUnique, withUniqueNames } from "../taxonomy/unique-names";
import type { Brand } from "./brand.entity";
import { brandColumns } from "./read-brands";
import type { AddBrandInput, EditBrandInput } from "./brand.input";
import { counterOf } from "../../../data/lists/count";

/** Blocks other new brands, so that the limit holds. Products can still be given a brand. */
const lock = command("lock table brands in share row exclusive mode");
const countBrands = counterOf("brands");
const insert = command("insert into brands (slug, name) values ($1, $2)");
const bySlug = select(brandColumns, "from brands where slug = $1 for update");
const alike = select(brandColumns, "from brands where slug = $1 or lower(name) = lower($2)");
const rename = command("update brands set name = $2 where slug = $1");
/** Deleted products stay in the books (D-09), which don't need their brand. */
const clear = command("update products set brand = null where brand = $1 and archived_at is not null");
const remove = command("delete from brands where slug = $1");

/**
 * Adds a brand. Throws BadUserInput if another brand has the name or slug, Conflict if the shop has the maximum number
 * of brands.
 */
export function addBrand(ctx: RequestContext, input: AddBrandInput): Promise<Brand> {
  requireActor(ctx);
  const name = cleanName(input.name);
  const brand = { name, slug: chooseSlug({ name, slug: input.slug }) };
  return withUniqueNames("brand", () =>
    inTransaction(ctx, async (tx) => {
      await execute(tx.db, lock);
      requireCapacity("brands", taxonomyLimits.brands, await countBrands(tx.db));
      checkUnique("brand", brand, await rows(tx.db, alike, [brand.slug, name]));
      await execute(tx.db, insert, [brand.slug, name]);
      await recordAction(tx, "ADD_BRAND", { id: brand.slug, name });
      return brand;
    }),
  );
}

/**
 * Renames a brand; does nothing if it already has the name. Throws NotFound, and BadUserInput if another brand has the
 * name.
 */
export function editBrand(ctx: RequestContext, slug: string, input: EditBrandInput): Promise<Brand> {
  const name = cleanName(input.name);
  return withUniqueNames("brand", () =>
    inTransaction(ctx, async (tx) => {
      const before = await findBrandForChange(tx, slug);
      if (!before) throw new NotFound("brand");
      if (before.name === name) return before;
      await execute(tx.db, rename, [slug, name]);
      await recordAction(
        tx,
        "EDIT_BRAND",
        { id: slug, name },
        `${serverTexts().auditDetails.factNames.name} ${before.name} → ${name}`,
      );
      return { slug, name };
    }),
  );
}

/** Deletes a brand. Returns 1, or 0 if it doesn't exist; throws Conflict while products have it. */
export async function deleteBrand(ctx: RequestContext, slug: string): Promise<number> {
  try {
    return await inTransaction(ctx, async (tx) => {
      const brand = await findBrandForChange(tx, slug);
      if (!brand) return 0;
      await refuseIfUsed(tx, "brand", slug);
      await execute(tx.db, clear, [slug]);
      await execute(tx.db, remove, [slug]);
      await recordAction(tx, "DELETE_BRAND", { id: slug, name: brand.name });
      return 1;
    });
  } catch (error) {
    if (violatedConstraint(error) === "product_brand")
      throw new Conflict(serverTexts().adminRefusals.catalogueRefusals.brandAssigned);
    throw error;
  }
}

async function findBrandForChange({ db }: RequestContext, slug: string): Promise<Brand | undefined> {
  return slug.includes("\0") ? undefined : (await rows(db, bySlug, [slug]))[0];
}
