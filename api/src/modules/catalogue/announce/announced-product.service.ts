import { jsonInstant } from "../../../data/columns";

const CATEGORY_PATH = `(
    with recursive up as (
      select parent_id, slug as path from categories where id = category_id
      union all
      select above.parent_id, above.slug || '/' || path from up join categories as above on above.id = up.parent_id
    )
    select path from up where parent_id is null
  )`;

/**
 * The SQL of what a webhook is told of a product: the row as it is now, under the names that REST has. Description, attributes and
 * further pictures are left out; a program that needs them reads the product.
 */
export const ANNOUNCED_PRODUCT = `json_strip_nulls(json_build_object(
    '_id', id, 'name', name, 'price', price_cents / 100::float8, 'image', image, 'rating', rating,
    'countInStock', count_in_stock, 'category', ${CATEGORY_PATH}, 'brand', brand,
    'draft', case when draft then true end, 'updatedAt', ${jsonInstant("updated_at")}, 'deletedAt', ${jsonInstant("archived_at")}
  ))`;
