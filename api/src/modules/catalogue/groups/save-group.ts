import { serverTexts } from "@shop/shared/messages/server";
import { cleanName } from "@shop/shared/text-rules";
import { isDeepStrictEqual } from "node:util";
import { requireActor } from "../../../context/actor";
import { authorize } from "../../../context/authorize";
import { inTransaction, type RequestContext } from "../../../context/context";
import { Role } from "../../../context/role";
import { Scope } from "../../../context/scope";
import { columns, text } from "../../../data/columns";
import { execute, executorOf, returning, rows, select, violatedConstraint } from "../../../data/rows";
import { isUuid } from "../../../data/uuid";
import { BadUserInput, Conflict, type FieldError, NotFound } from "../../../errors";
import { announceLowStock } from "../announce-products";
import { asRefusal, keepAttributes } from "../check-details";
import { recordAction } from "../../audit/record-action";
import { addChangeSet } from "../changes/change-sets";
import { nameProducts } from "../changes/describe-change";
import type { GroupChange } from "../changes/product-change.entity";
import { lockProducts } from "../changes/read-products";
import type { Product } from "../product.entity";
import { checkSale } from "../sale/resolve-sale";
import { isStock, stockOutOfBounds } from "../stock";
import { type WrittenRow, writeProducts } from "../write-products";
import { EMPTY_PRODUCT, writtenOf, type WrittenProduct } from "../written-product";
import type { ProductGroup, StoredGroup } from "./product-group.entity";
import type { BuildProductGroupInput, BuiltVariantInput } from "./product-group.input";
import { groupOf, storedGroupColumns } from "./read-groups";
import { columnsOf } from "../../../data/tables";
import { ProductTable } from "../product.entity";

const groupById = select(storedGroupColumns, "from product_groups where id = $1");
const insert = returning(storedGroupColumns, "insert into product_groups (name, options) values ($1, $2)");
const update = returning(
  storedGroupColumns,
  "update product_groups set name = $2, options = $3, version = version + 1 where id = $1",
);
const memberColumns = columnsOf(ProductTable, "id", "draft");
const members = select(memberColumns, "from products where group_id = $1");
const namesakes = select(
  storedGroupColumns,
  `from product_groups
    where lower(name) = lower($1) and id is distinct from $2 and exists (select from products where group_id = product_groups.id)`,
);

const nameColumn = columns({ name: text("given") });
const takenNames = select(
  nameColumn,
  `from unnest($1::text[]) as given where exists (
    select from products where lower(name) = lower(given) and archived_at is null
  )`,
);

const texts = () => serverTexts().fieldErrors.groupErrors;
const refusals = () => serverTexts().adminRefusals.catalogueRefusals;

/** The texts of a product that a new variant doesn't inherit. */
const OWN_TEXTS = { gtin: null, mpn: null, seoTitle: null, seoDescription: null, slug: null };

/**
 * Locks all groups until the transaction ends; every change of a product's group begins with it, so that a product is never in two, and a
 * name never used twice. Groups can still be read.
 */
export const lockGroups = executorOf<[]>("lock table product_groups in share row exclusive mode");

const defer = { text: "set constraints product_variant deferred" };

/** Lets variants exchange their values in several statements: the transaction's end checks that they differ. */
export async function deferVariants(tx: Pick<RequestContext, "db">): Promise<void> {
  await execute(tx.db, defer);
}

/** A product's place in a group. */
export type Place = Pick<WrittenProduct, "groupId" | "groupPosition" | "variantValues">;
/** The place of a product without a group. */
export const NO_PLACE: Place = { groupId: null, groupPosition: null, variantValues: null };

/**
 * Creates a group without an id, or changes its name, its options and its variants, whose prices and stock it can change too. A variant
 * without a product becomes a copy of `copyOf`. Does nothing if all of it is unchanged. Throws NotFound for an unknown id, Conflict if the
 * group or a product no longer has the given version, BadUserInput that names the fields.
 */
export function saveGroup(
  ctx: RequestContext,
  id: string | null,
  input: BuildProductGroupInput,
): Promise<ProductGroup> {
  requireActor(ctx);
  const wanted = { ...input, name: cleanName(input.name), options: input.options.map(cleanName) };
  return inTransaction(ctx, async (tx) => {
    const saved = async (groupId: string) => (await groupOf(tx, { groupId })) as ProductGroup;
    await lockGroups(tx);
    const before = id === null ? null : await findGroup(tx, id);
    if (before && typeof input.version === "number" && before.version !== input.version)
      throw new Conflict(refusals().groupChanged);
    const former = before ? await membersOf(tx, before) : [];
    const given = wanted.variants.map(({ productId }) => productId?.toLowerCase() ?? "");
    const copied = wanted.copyOf?.toLowerCase() ?? "";
    const locked = await lockProducts(tx, [...given, ...former, copied]);
    const products = locked.filter((product) => given.includes(product.id) || former.includes(product.id));
    const original = locked.find((product) => product.id === copied);
    await refuseWrong(tx, wanted, given, products, before, original);
    const isRenamed =
      !before || before.name !== wanted.name || !isDeepStrictEqual(before.optionNames, wanted.options);
    const rowsIn = (groupId: string) => rowsOf(wanted, groupId, given, products, original);
    const isChanged = (row: WrittenRow) => differs(row, products);
    if (before && !isRenamed && !rowsIn(before.id).some(isChanged)) return saved(before.id);
    const [group] = (await (before
      ? rows(tx.db, update, [before.id, wanted.name, wanted.options])
      : rows(tx.db, insert, [wanted.name, wanted.options]))) as [StoredGroup];
    const written = isRenamed ? rowsIn(group.id) : rowsIn(group.id).filter(isChanged);
    if (original && given.includes("")) await keepAttributes(tx, original);
    const groupChange =
      isRenamed && before ? { id: group.id, before: shapeOf(before), after: shapeOf(group) } : null;
    await writeRows(tx, written, "SAVE_PRODUCT_GROUP", group.name, groupChange);
    for (const [at, { units }] of wanted.variants.entries())
      if (units && units < 0) await announceLowStock(tx, given[at] ?? "", -units);
    return saved(group.id);
  }).catch((error: unknown) => {
    if (violatedConstraint(error) !== "product_name") throw asRefusal(error);
    throw new Conflict(refusals().variantName);
  });
}

/** The rows of the variants in their order, then of the products that leave the group. */
function rowsOf(
  { variants, draft }: BuildProductGroupInput,
  groupId: string,
  given: readonly string[],
  products: readonly Product[],
  original: Product | undefined,
): WrittenRow[] {
  const spell = oneSpelling();
  const placed = variants.map((variant, at): WrittenRow => {
    const place = { groupId, groupPosition: at, variantValues: spell(variant.values.map(cleanName)) };
    const product = products.find(({ id }) => id === given[at]);
    if (product) return { ...rowOf(product), ...place, ...pricesAndStock(product, variant) };
    const copied = { ...EMPTY_PRODUCT, ...(original && writtenOf(original)), ...OWN_TEXTS };
    return {
      ...{ ...copied, ...place, name: cleanName(variant.name ?? ""), draft: draft ?? copied.draft },
      ...{ ...pricesAndStock(copied, variant), countInStock: variant.units ?? 0 },
    };
  });
  const leaving = products.filter(({ id }) => !given.includes(id));
  return [...placed, ...leaving.map((product) => ({ ...rowOf(product), ...NO_PLACE }))];
}

/** The row of a product that stays as it is. */
const rowOf = (product: Product): WrittenRow => ({
  ...writtenOf(product),
  ...{ countInStock: null, productId: product.id, version: product.version },
});

/** A sale ends if the new price is no longer less than the regular one. */
function pricesAndStock(before: WrittenProduct, { price, units }: BuiltVariantInput) {
  return {
    ...(typeof price === "number" && { price, ...checkSale({ price }, before) }),
    countInStock: units ? before.countInStock + units : null,
  };
}

/** Whether a row is new or changes its product. */
function differs(row: WrittenRow, products: readonly Product[]): boolean {
  const product = products.find(({ id }) => id === row.productId);
  return !product || !isDeepStrictEqual(row, rowOf(product));
}

/** Removes a group; its products stay. Returns 1, or 0 if there is no such group. */
export function removeGroup(ctx: RequestContext, id: string): Promise<number> {
  return inTransaction(ctx, async (tx) => {
    await lockGroups(tx);
    const [group] = isUuid(id) ? await rows(tx.db, groupById, [id]) : [];
    const former = group ? await membersOf(tx, group) : [];
    if (!group || former.length === 0) return 0;
    const left = (await lockProducts(tx, former)).map((product) => ({ ...rowOf(product), ...NO_PLACE }));
    await writeRows(tx, left, "REMOVE_PRODUCT_GROUP", group.name);
    return 1;
  });
}

const shapeOf = ({ name, optionNames }: StoredGroup) => ({ name, options: optionNames });

/** Writes products as a set of changes, which can be undone, and records the action. */
async function writeRows(
  tx: RequestContext,
  written: readonly WrittenRow[],
  action: "SAVE_PRODUCT_GROUP" | "REMOVE_PRODUCT_GROUP",
  name: string,
  groupChange: GroupChange | null = null,
): Promise<void> {
  const set = await addChangeSet(tx.db, groupChange);
  await writeProducts(tx, written, set.id);
  await recordAction(tx, action, { id: set.id, name }, nameProducts(written.map((row) => String(row.name))));
}

/** The ids of a group's variants. Throws Forbidden for a viewer who may not see drafts, if one of them is a draft. */
async function membersOf(tx: RequestContext, { id }: StoredGroup): Promise<string[]> {
  const found = await rows(tx.db, members, [id]);
  if (found.some(({ draft }) => draft)) await authorize(tx, { role: Role.ADMIN, scope: Scope.READ_PRODUCTS });
  return found.map((member) => member.id);
}

async function findGroup(tx: RequestContext, id: string): Promise<StoredGroup> {
  const [group] = isUuid(id) ? await rows(tx.db, groupById, [id]) : [];
  if (!group) throw new NotFound("group");
  return group;
}

/** Throws BadUserInput that names each wrong field. */
async function refuseWrong(
  tx: RequestContext,
  { name, variants }: BuildProductGroupInput,
  given: readonly string[],
  products: readonly Product[],
  before: StoredGroup | null,
  original: Product | undefined,
): Promise<void> {
  const errors: FieldError[] = [];
  if ((await rows(tx.db, namesakes, [name, before?.id ?? null])).length > 0)
    errors.push({ field: "name", message: texts().groupName });
  const taken = new Set(
    (await rows(tx.db, takenNames, [newNames(variants)])).map(({ name: other }) => other),
  );
  for (const [at, variant] of variants.entries()) {
    const refuse = (field: keyof BuiltVariantInput, message: string) =>
      errors.push({ field: `variants.${at}.${field}`, message });
    if (variant.productId)
      refuseProduct(
        products.find(({ id }) => id === given[at]),
        variant,
        before,
        refuse,
      );
    else if (!variant.name) refuse("name", texts().needsName);
    else if (taken.has(cleanName(variant.name))) refuse("name", texts().productName);
    else if (!isStock(variant.units ?? 0)) refuse("units", texts().negative);
  }
  if (given.includes("") && !original) errors.push({ field: "copyOf", message: texts().noProduct });
  if (errors.length > 0) throw new BadUserInput(errors);
}

/** Returns a function that spells the values of a group's variants, one variant after the other, as the first that had them. */
export function oneSpelling(): (values: readonly string[]) => string[] {
  const spellings = new Map<string, string>();
  return (values) =>
    values.map((value, option) => {
      const key = `${option} ${value.toLowerCase()}`;
      const known = spellings.get(key) ?? value;
      spellings.set(key, known);
      return known;
    });
}

function refuseProduct(
  product: Product | undefined,
  { version, units }: BuiltVariantInput,
  before: StoredGroup | null,
  refuse: (field: keyof BuiltVariantInput, message: string) => void,
): void {
  if (!product) return refuse("productId", texts().noProduct);
  if (product.groupId && product.groupId !== before?.id) refuse("productId", texts().otherGroup);
  if (units && !isStock(product.countInStock + units)) refuse("units", stockOutOfBounds(product));
  if (typeof version === "number" && version !== product.version)
    throw new Conflict(refusals().variantChanged(product.name));
}

/** The names of new products. */
const newNames = (variants: readonly BuiltVariantInput[]) =>
  variants.flatMap(({ productId, name }) => (productId || !name ? [] : [cleanName(name)]));
