import { randomUUID } from "node:crypto";
import type { FieldRow } from "./field-row";
import { NO_ID, type Target, type World } from "./world";

type Fresh = (world: World, target: Target) => Promise<string>;

/** A new category without products for one call, or an unused id. */
async function freshCategory({ shop }: World, target: Target): Promise<string> {
  if (target === "nobody") return NO_ID;
  const id = randomUUID();
  await shop.sql("insert into categories (id, slug, name) values ($1, $2, $2)", [id, `c-${id}`]);
  return id;
}

/** Creates a brand or attribute for one call, or returns an unused slug. */
const freshBy =
  (insert: string): Fresh =>
  async ({ shop }, target) => {
    if (target === "nobody") return "nobody";
    const slug = `x-${randomUUID()}`;
    await shop.sql(insert, [slug]);
    return slug;
  };
const freshBrand = freshBy("insert into brands (slug, name) values ($1, $1)");
const freshAttribute = freshBy("insert into attributes (slug, name, type) values ($1, $1, 'TEXT')");

/** A mutation of a category, brand or attribute, with an input if it takes one. */
const ofOne = (
  key: "id" | "slug",
  fresh: Fresh,
  missing: FieldRow["missing"],
  input?: () => object,
): FieldRow => ({
  targets: ["the shop", "nobody"],
  missing,
  variables: async (world, target) => ({
    [key]: await fresh(world, target),
    ...(input && { input: input() }),
  }),
});

const renamed = () => ({ name: `Renamed ${randomUUID()}` });
const added = (more: object = {}) => ({
  variables: () => ({ input: { name: `New ${randomUUID()}`, ...more } }),
});

/** The rows of categories, brands and attributes. */
export const taxonomyRows: Record<string, FieldRow> = {
  "Query.attributes": {},
  "Query.allCategories": {},
  "Query.allBrands": {},
  "Mutation.addCategory": added(),
  "Mutation.editCategory": ofOne("id", freshCategory, "NOT_FOUND", renamed),
  "Mutation.moveCategory": ofOne("id", freshCategory, "NOT_FOUND"),
  "Mutation.deleteCategory": ofOne("id", freshCategory, "nothing"),
  "Mutation.addBrand": added(),
  "Mutation.editBrand": ofOne("slug", freshBrand, "NOT_FOUND", renamed),
  "Mutation.deleteBrand": ofOne("slug", freshBrand, "nothing"),
  "Mutation.addAttribute": added({ type: "TEXT" }),
  "Mutation.editAttribute": ofOne("slug", freshAttribute, "NOT_FOUND", renamed),
  "Mutation.moveAttribute": ofOne("slug", freshAttribute, "NOT_FOUND"),
  "Mutation.deleteAttribute": ofOne("slug", freshAttribute, "nothing"),
};
