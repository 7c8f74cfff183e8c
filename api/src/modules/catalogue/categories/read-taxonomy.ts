import { perLocale } from "@shop/shared/locale";
import type { Storefront } from "@shop/shared/storefront";
import { columns, json, text } from "../../../data/columns";
import { nameOrder } from "../../../data/lists/name-order";
import { readOnce } from "../../../data/operation-manager";
import { rows, select } from "../../../data/rows";
import { lookUp, type DatabaseContext, type Lookup } from "../../../data/shared-lookups";
import { type Attribute, AttributeTable } from "../attributes/attribute.entity";
import { CategoryTree, type CategoryRow } from "./category-tree";
import { columnsOf } from "../../../data/tables";
import { CategoryTable } from "./category.entity";

/** What the shop has published on its storefront. */
export interface PublishedStorefront {
  /** Null until the first publication. */
  words: Storefront | null;
  /** Counts the publications. */
  version: number;
  /** Whether the last publication can be undone. */
  undoable: boolean;
}

/** The categories and attributes of a shop. */
export interface Taxonomy {
  categories: CategoryTree;
  /** All attributes by their slugs, in the shop's order. */
  attributes: ReadonlyMap<string, Attribute>;
  /** Read in the same statement, because every page needs both. */
  storefront: PublishedStorefront;
}

const categoryColumns = columnsOf(CategoryTable, "id", "slug", "name", "parentId").with({
  attributeSlugs: json<string[]>("coalesce(slugs, '[]')"),
});

const attributeColumns = columnsOf(AttributeTable, "slug", "name", "type", "unit", "groupName");

// documents, because fifty rows cost the process several times as much
const taxonomyColumns = () =>
  columns({
    categories: text(`(select coalesce(json_agg(category), '[]') from (
      select ${categoryColumns.sql} from categories left join (
          select category_id, json_agg(attribute order by attributes.position, attribute) as slugs
            from category_attributes join attributes on attributes.slug = attribute group by category_id
        ) as own on category_id = id
        order by position, ${nameOrder("name")}
    ) as category)::text`),
    attributes: text(`(select coalesce(json_agg(attribute), '[]') from (
      select ${attributeColumns.sql} from attributes order by position, slug
    ) as attribute)::text`),
    storefront: text(`(select json_build_object(
      'words', storefront, 'version', storefront_version, 'undoable', storefront_before is not null
    ) from shop_settings)::text`),
  });
const all = perLocale(() => select(taxonomyColumns()));

const ALL = "all";

/** The parsed values are kept while the documents are unchanged, because building them takes most of the time. */
const categoriesIn = ofLastText((text) => new CategoryTree(JSON.parse(text) as CategoryRow[]));
const attributesIn = ofLastText(
  (text) => new Map((JSON.parse(text) as Attribute[]).map((attribute) => [attribute.slug, attribute])),
);

const storefrontIn = ofLastText((text) => JSON.parse(text) as PublishedStorefront);

function ofLastText<Result extends object>(read: (text: string) => Result): (text: string) => Result {
  let last: { text: string; result: Result } | undefined;
  return (text) => {
    if (last?.text !== text) last = { text, result: read(text) };
    return last.result;
  };
}

const taxonomies: Lookup<Taxonomy> = async ({ db }) => {
  const [found] = (await rows(db, all())) as [Record<keyof Taxonomy, string>];
  const taxonomy = {
    categories: categoriesIn(found.categories),
    attributes: attributesIn(found.attributes),
    storefront: storefrontIn(found.storefront),
  };
  return new Map([[ALL, taxonomy]]);
};

/** All categories and attributes, and the storefront, in one statement, sent once per operation. Concurrent requests share it. */
export function readTaxonomy(ctx: DatabaseContext): Promise<Taxonomy> {
  return readOnce(ctx.db, taxonomies, async () => (await lookUp(ctx, taxonomies, ALL)) as Taxonomy);
}
