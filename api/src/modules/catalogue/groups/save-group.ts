import { cleanName } from "@shop/shared/text-rules";
import { isDeepStrictEqual } from "node:util";
import { requireActor } from "../../../context/actor";
import { inTransaction, type RequestContext } from "../../../context/context";
import { command, execute, returning, rows, select } from "../../../data/rows";
import { isUuid } from "../../../data/uuid";
import { BadUserInput, Conflict, type FieldError, NotFound } from "../../../errors";
import { recordAction } from "../../audit/record-action";
import { addChangeSet } from "../changes/change-sets";
import { nameProducts } from "../changes/describe-change";
import type { GroupChange } from "../changes/product-change.entity";
import { lockProducts } from "../changes/read-products";
import type { Product } from "../product.entity";
import { writeProducts } from "../write-products";
import { writtenOf, type WrittenProduct } from "../written-product";
import type { ProductGroup } from "./product-group.entity";
import type { ProductGroupInput } from "./product-group.input";
import { groupColumns } from "./read-groups";
import { columnsOf } from "../../../data/tables";
import { ProductTable } from "../product.entity";

/** Blocks other changes of groups, so that a product is never in two, and a name never used twice. Groups can still be read. */
const lock = command("lock table product_groups in share row exclusive mode");
const groupById = select(groupColumns, "from product_groups where id = $1");
const insert = returning(groupColumns, "insert into product_groups (name, options) values ($1, $2)");
const update = returning(
  groupColumns,
  "update product_groups set name = $2, options = $3, version = version + 1 where id = $1",
);
const memberColumns = columnsOf(ProductTable, "id");
const membersOf = select(memberColumns, "from products where group_id = $1");
const namesakes = select(
  groupColumns,
  `from product_groups
    where lower(name) = lower($1) and id is distinct from $2 and exists (select from products where group_id = product_groups.id)`,
);

/** Locks all groups until the transaction ends; every change of a product's group begins with it. */
export async function lockGroups(tx: Pick<RequestContext, "db">): Promise<void> {
  await execute(tx.db, lock);
}

/** A product's place in a group. */
export type Place = Pick<WrittenProduct, "groupId" | "groupPosition" | "variantValues">;
/** The place of a product without a group. */
export const NO_PLACE: Place = { groupId: null, groupPosition: null, variantValues: null };

/**
 * Creates a group without an id, or changes its name, its options and its variants. Does nothing if it is unchanged. Throws NotFound for
 * an unknown id, Conflict if the group no longer has the given version, BadUserInput that names the fields.
 */
export function saveGroup(
  ctx: RequestContext,
  id: string | null,
  input: ProductGroupInput,
): Promise<ProductGroup> {
  requireActor(ctx);
  const wanted = { ...input, name: cleanName(input.name), options: input.options.map(cleanName) };
  return inTransaction(ctx, async (tx) => {
    await lockGroups(tx);
    const before = id === null ? null : await findGroup(tx, id);
    if (before && typeof input.version === "number" && before.version !== input.version)
      throw new Conflict("Someone else has changed this group in the meantime; nothing was changed.");
    const members = before ? await rows(tx.db, membersOf, [before.id]) : [];
    const given = wanted.variants.map(({ productId }) => productId.toLowerCase());
    const products = await lockProducts(tx, [...given, ...members.map((member) => member.id)]);
    await refuseWrong(tx, wanted, given, products, before);
    const values = spelledAlike(wanted.variants.map((variant) => variant.values.map(cleanName)));
    const isRenamed =
      !before || before.name !== wanted.name || !isDeepStrictEqual(before.optionNames, wanted.options);
    const placeIn = (groupId: string, product: Product): Place => {
      const at = given.indexOf(product.id);
      return at < 0 ? NO_PLACE : { groupId, groupPosition: at, variantValues: values[at] ?? [] };
    };
    const isMoved = (product: Product) =>
      !isDeepStrictEqual(placeOf(product), placeIn(before?.id ?? "", product));
    if (before && !isRenamed && !products.some(isMoved)) return before;
    const [group] = (await (before
      ? rows(tx.db, update, [before.id, wanted.name, wanted.options])
      : rows(tx.db, insert, [wanted.name, wanted.options]))) as [ProductGroup];
    const changed = (isRenamed ? products : products.filter(isMoved)).toSorted(
      (one, other) => given.indexOf(one.id) - given.indexOf(other.id),
    );
    await changePlaces(
      tx,
      changed,
      (product) => placeIn(group.id, product),
      "SAVE_PRODUCT_GROUP",
      group.name,
      isRenamed && before ? { id: group.id, before: shapeOf(before), after: shapeOf(group) } : null,
    );
    return group;
  });
}

/** Removes a group; its products stay. Returns 1, or 0 if there is no such group. */
export function removeGroup(ctx: RequestContext, id: string): Promise<number> {
  return inTransaction(ctx, async (tx) => {
    await lockGroups(tx);
    const [group] = isUuid(id) ? await rows(tx.db, groupById, [id]) : [];
    const members = group ? await rows(tx.db, membersOf, [group.id]) : [];
    if (!group || members.length === 0) return 0;
    const products = await lockProducts(
      tx,
      members.map((member) => member.id),
    );
    await changePlaces(tx, products, () => NO_PLACE, "REMOVE_PRODUCT_GROUP", group.name);
    return 1;
  });
}

const shapeOf = ({ name, optionNames }: ProductGroup) => ({ name, options: optionNames });

const placeOf = ({ groupId, groupPosition, variantValues }: Product): Place => ({
  groupId,
  groupPosition,
  variantValues,
});

/** Writes the products with their new places as a set of changes, which can be undone, and records the action. */
async function changePlaces(
  tx: RequestContext,
  products: readonly Product[],
  place: (product: Product) => Place,
  action: "SAVE_PRODUCT_GROUP" | "REMOVE_PRODUCT_GROUP",
  name: string,
  groupChange: GroupChange | null = null,
): Promise<void> {
  const set = await addChangeSet(tx.db, groupChange);
  const written = products.map((product) => ({
    ...{ ...writtenOf(product), ...place(product), countInStock: null },
    ...{ productId: product.id, version: product.version },
  }));
  await writeProducts(tx, written, set.id);
  await recordAction(tx, action, { id: set.id, name }, nameProducts(products.map((product) => product.name)));
}

async function findGroup(tx: RequestContext, id: string): Promise<ProductGroup> {
  const [group] = isUuid(id) ? await rows(tx.db, groupById, [id]) : [];
  if (!group) throw new NotFound("group");
  return group;
}

/** Throws BadUserInput that names each wrong field. */
async function refuseWrong(
  tx: RequestContext,
  { name }: ProductGroupInput,
  given: readonly string[],
  products: readonly Product[],
  before: ProductGroup | null,
): Promise<void> {
  const errors: FieldError[] = [];
  if ((await rows(tx.db, namesakes, [name, before?.id ?? null])).length > 0)
    errors.push({ field: "name", message: "is the name of another group" });
  for (const [at, id] of given.entries()) {
    const product = products.find((each) => each.id === id);
    const refuse = (message: string) => errors.push({ field: `variants.${at}.productId`, message });
    if (!product) refuse("is not a product of this shop");
    else if (product.groupId && product.groupId !== before?.id) refuse("is in another group already");
  }
  if (errors.length > 0) throw new BadUserInput(errors);
}

/** The values with one spelling for each option: that of the first variant that has it. */
function spelledAlike(variants: string[][]): string[][] {
  const spellings = new Map<string, string>();
  return variants.map((values) =>
    values.map((value, option) => {
      const key = `${option} ${value.toLowerCase()}`;
      const known = spellings.get(key) ?? value;
      spellings.set(key, known);
      return known;
    }),
  );
}
