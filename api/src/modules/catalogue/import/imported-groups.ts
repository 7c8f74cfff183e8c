import { serverTexts } from "@shop/shared/messages/server";
import { groupLimits } from "@shop/shared/product-group";
import type { RowError } from "@shop/shared/schemas/import-report";
import { productGroupSchema } from "@shop/shared/schemas/product-group";
import { cleanName } from "@shop/shared/text-rules";
import { randomUUID } from "node:crypto";
import type { RequestContext } from "../../../context/context";
import { boolean, columns, integer, json, nullable } from "../../../data/columns";
import { command, execute, rows, select, unpreparedStatement } from "../../../data/rows";
import { columnsOf } from "../../../data/tables";
import { BadUserInput, type FieldError } from "../../../errors";
import { parseInput } from "../../../validation";
import { ProductGroup } from "../groups/product-group.entity";
import type { OptionValue } from "@shop/shared/option-values";
import { deferVariants, NO_PLACE, oneSpelling, type Place } from "../groups/save-group";
import type { Product } from "../product.entity";
import type { ImportedRow } from "./check-row";
import type { Match } from "./match-products";

/** A group that rows name: one of the shop, or one that the import creates. */
interface KnownGroup {
  /** Null if the import creates the group. */
  id: string | null;
  /** The number of a new group. */
  newGroup?: number;
  name: string;
  optionNames: string[];
  /** The place of the next variant. */
  next: number;
  /** Returns values in the spelling that the group already has. */
  spell: ReturnType<typeof oneSpelling>;
}

/** The name of a group and of its options, for presenting a product's place in it. */
export type GroupNames = Pick<ProductGroup, "name" | "optionNames">;

/** A row's place, with the number of its group if that is new; and the groups before and after. */
export interface PlacedRow {
  place?: Place & { newGroup?: number };
  groups: [GroupNames | null, GroupNames | null];
  errors: FieldError[];
}

const knownColumns = columnsOf(ProductGroup, "id", "name", "optionNames").with(
  columns({
    next: integer("members.next"),
    values: json<string[][]>("members.option_values"),
  }).each,
);
const groupsByNames = select(
  knownColumns,
  `from product_groups cross join lateral (
      select max(group_position) + 1 as next, json_agg(products.option_values order by group_position) as option_values
        from products where group_id = product_groups.id
    ) as members
    where (lower(name) = any (select lower(wanted) from unnest($1::text[]) as wanted) or id = any($2)) and next is not null
    order by created_at desc, id`,
);

/** The groups that a file's rows name. A group's first row in the file creates it, if the shop has no group of the name. */
export class ImportedGroups {
  private readonly byName = new Map<string, KnownGroup>();
  private readonly byId = new Map<string, KnownGroup>();
  /** The groups that the import creates, in the order of their numbers. */
  readonly created: GroupNames[] = [];

  /** Reads the groups of these rows and of their products, in one statement. */
  async read(
    { db }: Pick<RequestContext, "db">,
    sent: readonly ImportedRow[],
    matchOf: (row: ImportedRow) => Match,
  ) {
    const grouped = sent.filter(({ group }) => group !== undefined);
    // not in lower case, for which PostgreSQL and JavaScript don't have the same rules
    const names = new Set(grouped.flatMap(({ group }) => (group ? cleanName(group.name) : [])));
    const ids = new Set(grouped.flatMap((row) => matchOf(row).product?.groupId ?? []));
    const newNames = [...names].filter((name) => !this.byName.has(keyOf(name)) && !name.includes("\0"));
    const newIds = [...ids].filter((id) => !this.byId.has(id));
    if (newNames.length + newIds.length === 0) return;
    for (const { values, ...found } of await rows(db, groupsByNames, [newNames, newIds])) {
      if (this.byId.has(found.id)) continue;
      const group: KnownGroup = { ...found, spell: oneSpelling() };
      for (const value of values) group.spell(value);
      this.byName.set(keyOf(found.name), group);
      this.byId.set(found.id, group);
    }
  }

  /** The place of a row's product in the group that the row names. Members keep their place; others follow in the order of rows. */
  place({ group: given }: ImportedRow, before: Product | undefined): PlacedRow {
    const former = before?.groupId ? (this.byId.get(before.groupId) ?? null) : null;
    if (given === undefined) return { groups: [former, former], errors: [] };
    if (given === null) return { place: NO_PLACE, groups: [former, null], errors: [] };
    const isMember = former !== null && keyOf(former.name) === keyOf(given.name);
    const known = isMember ? former : this.byName.get(keyOf(given.name));
    if (isMember && given.options === undefined) return { groups: [former, former], errors: [] };
    const options = (given.options ?? []).map(({ option, value }) => ({
      option: cleanName(option),
      value: cleanName(value),
    }));
    const errors = given.options === undefined ? [noOptions()] : faultsOf(given.name, options, known);
    if (errors.length > 0) return { groups: [former, former], errors };
    const group = known ?? this.add(given.name, options);
    const sorted = group.optionNames.map(
      (name) => options.find(({ option }) => isAlike(option, name))?.value ?? "",
    );
    const place = {
      groupId: group.id,
      groupPosition: isMember ? (before?.groupPosition ?? 0) : group.next++,
      variantValues: group.spell(sorted),
      ...(group.newGroup !== undefined && { newGroup: group.newGroup }),
    };
    return { place, groups: [former, group], errors: [] };
  }

  private add(name: string, options: readonly OptionValue[]): KnownGroup {
    const group: KnownGroup = {
      id: null,
      newGroup: this.created.length,
      name: cleanName(name),
      optionNames: options.map(({ option }) => option),
      next: 0,
      spell: oneSpelling(),
    };
    this.created.push({ name: group.name, optionNames: group.optionNames });
    this.byName.set(keyOf(name), group);
    return group;
  }
}

const keyOf = (name: string) => cleanName(name).toLowerCase();
const isAlike = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

const texts = () => serverTexts().fieldErrors.rowErrors;
const noOptions = (): FieldError => ({ field: "options", message: texts().noOptions });

/** The errors of a row's group and options, by column. */
function faultsOf(
  name: string,
  options: readonly OptionValue[],
  known: KnownGroup | undefined,
): FieldError[] {
  const variants = [{ productId: "unknown", values: options.map(({ value }) => value) }];
  try {
    parseInput(productGroupSchema, {
      name: cleanName(name),
      options: options.map(({ option }) => option),
      variants,
    });
  } catch (error) {
    if (error instanceof BadUserInput) {
      const own = error.errors.filter(({ field }) => field !== "variants.0.values"); // repeats that of the options
      return own.map((fault) => byColumn(fault, options));
    }
    throw error;
  }
  const isSame =
    !known ||
    (options.length === known.optionNames.length &&
      options.every(({ option }) => known.optionNames.some((each) => isAlike(each, option))));
  if (isSame) return [];
  return [{ field: "options", message: texts().otherOptions(known.name, known.optionNames.join(", ")) }];
}

function byColumn({ field, message }: FieldError, options: readonly OptionValue[]): FieldError {
  if (field === "name") return { field: "group", message };
  const { option = "" } = options[Number(/\d+$/.exec(field))] ?? {};
  const inOptions = (text: string) => ({ field: "options", message: text });
  if (field === "options") return inOptions(message);
  const present = field.startsWith("options.") ? texts().option : texts().optionValue;
  return inOptions(present(option, message));
}

const wrongColumns = columns({
  row: integer("row"),
  earlier: nullable(integer("earlier")),
  isRepeated: boolean("nth > 1"),
});
const wrongVariants = unpreparedStatement(
  wrongColumns,
  `select ${wrongColumns.sql} from (
      select row, first_value(row) over same as earlier, count(*) over (same rows unbounded preceding) as nth,
          count(*) over (partition by "groupId", "newGroup" order by row nulls first rows unbounded preceding) as variants
        from (
          select row, "groupId", "newGroup", "variantValues" from imported_products
            where effect is not null and coalesce("groupId"::text, "newGroup"::text) is not null
          union all
          select null, group_id, null, option_values from products
            where group_id in (select "groupId" from imported_products where effect is not null)
              and not exists (select from imported_products where "productId" = products.id and effect is not null)
        ) as variants
        window same as (partition by "groupId", "newGroup", "variantValues" order by row nulls first)
    ) as counted where row is not null and (nth > 1 or variants > ${groupLimits.variants}) order by row`,
);

/** Finds rows with the values of another variant of their group, and rows beyond the last variant that a group may have. */
export async function findWrongVariants({ db }: RequestContext): Promise<RowError[]> {
  const found = await rows(db, wrongVariants);
  return found.map(({ row, earlier, isRepeated }) => {
    if (!isRepeated) return { row, field: "group", message: texts().variants(groupLimits.variants) };
    const message = earlier === null ? texts().takenValues : texts().sameValues(earlier);
    return { row, field: "options", message };
  });
}

const insert = command(
  `insert into product_groups (id, name, options)
    select id, name, "optionNames" from jsonb_to_recordset($1::jsonb) as created (id uuid, name text, "optionNames" text[])`,
);
const setGroups = {
  text: `update imported_products set "groupId" = ($1::uuid[])["newGroup" + 1] where "newGroup" is not null`,
};
const raiseVersions = {
  text: `update product_groups set version = version + 1 where id in (
      select unnest(array["groupId", group_id]) from imported_products left join products on products.id = "productId"
        where effect is not null and (group_id, option_values) is distinct from ("groupId", "variantValues")
    )`,
};

/** Creates the new groups, and prepares their products for being written in batches, in which variants may exchange their values. */
export async function writeGroups(
  { db }: Pick<RequestContext, "db">,
  created: readonly GroupNames[],
): Promise<void> {
  await deferVariants({ db });
  await execute(db, raiseVersions);
  if (created.length === 0) return;
  const groups = created.map((group) => ({ ...group, id: randomUUID() as string }));
  await execute(db, insert, [JSON.stringify(groups)]);
  await execute(db, setGroups, [groups.map(({ id }) => id)]);
}
