import { columns, json } from "../../../data/columns";
import { rows, statement } from "../../../data/rows";
import { lookUp, type DatabaseContext, type Lookup } from "../../../data/shared-lookups";
import { type Attribute, AttributeTable } from "../attributes/attribute.entity";
import { CategoryTree, type CategoryRow } from "../categories/category-tree";
import { columnsOf } from "../../../data/tables";
import { CategoryTable } from "../categories/category.entity";

/** What a shop describes its products by. */
export interface Taxonomy {
  categories: CategoryTree;
  /** All attributes by their slugs, in the shop's order. */
  attributes: ReadonlyMap<string, Attribute>;
}

const categoryColumns = columnsOf(CategoryTable, "id", "slug", "name", "parentId").with({
  attributeSlugs: json<string[]>("coalesce(slugs, '[]')"),
});

const attributeColumns = columnsOf(AttributeTable, "slug", "name", "type", "unit", "groupName");

// two documents, because some fifty rows cost the process several times as much
const taxonomyColumns = columns({
  categories: json<CategoryRow[]>(`(select coalesce(json_agg(category), '[]') from (
      select ${categoryColumns.sql} from categories left join (
          select category_id, json_agg(attribute order by attributes.position, attribute) as slugs
            from category_attributes join attributes on attributes.slug = attribute group by category_id
        ) as own on category_id = id
        order by position, lower(name)
    ) as category)`),
  attributes: json<Attribute[]>(`(select coalesce(json_agg(attribute), '[]') from (
      select ${attributeColumns.sql} from attributes order by position, slug
    ) as attribute)`),
});
const all = statement(taxonomyColumns, `select ${taxonomyColumns.sql}`);

const ALL = "all";

const taxonomies: Lookup<Taxonomy> = async ({ db }) => {
  const [found] = await rows(db, all);
  const attributes = new Map(found?.attributes.map((attribute) => [attribute.slug, attribute]));
  return new Map([[ALL, { categories: new CategoryTree(found?.categories ?? []), attributes }]]);
};

/**
 * All categories and attributes in one statement. Requests that ask at the same time share it; nothing is
 * cached.
 */
export async function readTaxonomy(ctx: DatabaseContext): Promise<Taxonomy> {
  return (await lookUp(ctx, taxonomies, ALL)) as Taxonomy;
}
