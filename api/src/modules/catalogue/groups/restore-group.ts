import { groupLimits } from "@shop/shared/product-group";
import type { RequestContext } from "../../../context/context";
import { boolean, columns } from "../../../data/columns";
import { command, execute, rows, select } from "../../../data/rows";
import type { GroupChange } from "../changes/product-change.entity";

const ofGroups = columns({ found: boolean("found") });
const changesGroups = select(
  ofGroups,
  `from (
    select group_change is not null or exists (
      select from product_changes where set_id = $1 and (after ? 'groupPosition' or before ? 'groupPosition' or after ? 'variantValues')
    ) as found from product_change_sets where id = $1
  ) as changed`,
);

/** Whether a set of changes has changed the place of a product in a group. */
export async function hasChangedGroups({ db }: RequestContext, setId: string): Promise<boolean> {
  const [{ found } = { found: false }] = await rows(db, changesGroups, [setId]);
  return found;
}

const otherOptions = (set: string) =>
  `${set}.group_change -> 'before' -> 'options' <> ${set}.group_change -> 'after' -> 'options'`;

const wrongPlaces = select(
  ofGroups,
  `from (select exists (
      select from products where group_id in (select (before ->> 'groupId')::uuid from product_changes where set_id = $1)
        group by group_id having count(*) > count(distinct group_position) or count(*) > ${groupLimits.variants}
    ) or exists (
      select from product_change_sets as own, products where own.id = $1 and ${otherOptions("own")}
        and group_id = (own.group_change ->> 'id')::uuid and products.id not in (select product_id from product_changes where set_id = $1)
    ) or exists (
      select from product_change_sets as own join product_change_sets as later on later.changed_at >= own.changed_at and later.id <> own.id
        where own.id = $1 and later.undone_at is null and ${otherOptions("later")} and later.group_change ->> 'id' in (
          select before ->> 'groupId' from product_changes where set_id = $1 and jsonb_typeof(before -> 'variantValues') = 'array'
        )
    ) as found) as checked`,
);

/**
 * Whether an undo has brought variants to the place of another one, or too many into a group, or has left a variant with values of other
 * options than its group has now.
 */
export async function hasWrongPlaces({ db }: RequestContext, setId: string): Promise<boolean> {
  const [{ found } = { found: false }] = await rows(db, wrongPlaces, [setId]);
  return found;
}

const restore = command(
  `update product_groups set name = $2, options = $3, version = version + 1
    where id = $1 and name = $4 and options = $5 and not exists (
      select from product_groups as other where lower(name) = lower($2) and id <> $1
        and exists (select from products where group_id = other.id)
    )`,
);

/** Restores the name and the options of a group; false if they were changed since, or if another group has the name now. */
export async function restoreGroup({ db }: RequestContext, change: GroupChange): Promise<boolean> {
  const { id, before, after } = change;
  return (await execute(db, restore, [id, before.name, before.options, after.name, after.options])) > 0;
}
