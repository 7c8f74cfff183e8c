import { nameOrder } from "../../../data/lists/name-order";
import { perLocale } from "@shop/shared/locale";
import type { RequestContext } from "../../../context/context";
import { columns, nullable, text, uuid } from "../../../data/columns";
import { rows, select, statement } from "../../../data/rows";
import { columnsOf } from "../../../data/tables";
import { IS_PAID_AND_OPEN } from "../../order-conditions";
import { ProductChangeTable, type RecordedValues } from "./product-change.entity";
import { ProductChangeRefusalReason as Reason } from "./products-not-changed.error";

/** The recorded change of one product. */
export interface DoneChange {
  productId: string;
  name: string;
  /** An import has added the product; the undo deletes it. */
  added: boolean;
  before: RecordedValues;
  after: RecordedValues;
  /** What prevents an undo besides later changes of the product. */
  obstacle: Reason | null;
}

const idColumn = columns({ id: uuid("product_id") });
const lockedIds = perLocale(() =>
  statement(
    idColumn,
    `with locked as (
      select products.id from products where id in (select product_id from product_changes where set_id = $1)
        order by id for no key update
    )
    select ${idColumn.sql} from product_changes join products on products.id = product_id
      where set_id = $1 and (select count(*) from locked) >= 0 order by ${nameOrder("products.name")}, product_id`,
  ),
);

/** The ids of a change's products by name, all locked in the order of their ids until the transaction ends. */
export async function lockChanged({ db }: RequestContext, setId: string): Promise<string[]> {
  return (await rows(db, lockedIds(), [setId])).map(({ id }) => id);
}

const OBSTACLE = `case
    when added and exists (select from orders where product_id = products.id and ${IS_PAID_AND_OPEN}) then '${Reason.HAS_PAID_ORDERS}'
    when before ? 'name' and exists (
      select from products as other where lower(other.name) = lower(before ->> 'name') and other.archived_at is null
        and other.id <> products.id
    ) then '${Reason.NAME_TAKEN}'
    when exists (
      select from jsonb_object_keys(before -> 'attributeValues') as slug where slug not in (select slug from attributes)
    ) then '${Reason.ATTRIBUTE_DELETED}'
    when case when jsonb_typeof(before -> 'variantValues') = 'array' then exists (
      select from product_groups where id = (before ->> 'groupId')::uuid and (
        cardinality(options) <> jsonb_array_length(before -> 'variantValues')
        or exists (
          select from products as other where group_id = product_groups.id
            and lower(to_jsonb(option_values)::text) = lower((before -> 'variantValues')::text)
            and id not in (select product_id from product_changes as alike where alike.set_id = product_changes.set_id)
        )
        or exists (
          select from product_groups as other where lower(other.name) = lower(product_groups.name) and id <> product_groups.id
            and exists (select from products where group_id = other.id)
        )
      )
    ) end then '${Reason.GROUP_CHANGED}'
  end`;

const doneColumns = columns<Pick<DoneChange, "name" | "obstacle">>({
  name: text("products.name"),
  obstacle: nullable(text<Reason>(OBSTACLE)),
}).with(columnsOf(ProductChangeTable, "productId", "added", "before", "after").each);
const changesOf = perLocale(() =>
  select(
    doneColumns,
    `from product_changes join products on products.id = product_id where set_id = $1 and product_id = any($2)
      order by ${nameOrder("products.name")}, product_id`,
  ),
);

/** The recorded changes of some products of a set, with the obstacles to an undo. */
export function readDone({ db }: RequestContext, setId: string, ids: string[]): Promise<DoneChange[]> {
  return rows(db, changesOf(), [setId, ids]);
}
