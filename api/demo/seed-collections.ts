import type { EntityManager } from "typeorm";
import { command, execute } from "../src/data/rows";
import { catalogueImageUrl } from "../src/modules/images/find-image";
import { demoContent } from "./localized-demo";

const insert = command(
  `insert into collections (slug, name, description, image_url, product_ids, rule)
    select slug, name, description, image, "productIds", rule
    from jsonb_to_recordset($1::jsonb)
      as demo (slug text, name text, description text, image text, "productIds" uuid[], rule jsonb)`,
);

/** Adds the demo's collections of products with these ids. The home page features none, because it is long on a phone. */
export async function seedCollections(
  manager: EntityManager,
  idOf: (slug: string) => string | undefined,
): Promise<void> {
  const seeded = demoContent().collections.map(({ picture, products, ...collection }) => ({
    ...collection,
    image: catalogueImageUrl(picture),
    productIds: collection.rule ? null : products.map(idOf),
  }));
  await execute(manager, insert, [JSON.stringify(seeded)]);
}
