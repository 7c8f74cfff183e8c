import { randomUUID } from "node:crypto";
import type { EntityManager } from "typeorm";
import { command, execute } from "../src/data/rows";
import { demoBrands } from "./catalogue/classification/demo-brands";
import { demoContent } from "./localized-demo";

const attributes = command(
  `insert into attributes (slug, name, type, unit, group_name, position)
    select slug, name, type, unit, "groupName", position
    from jsonb_to_recordset($1::jsonb) as demo (slug text, name text, type text, unit text, "groupName" text, position int)`,
);
const brands = command(
  `insert into brands (slug, name) select slug, name from jsonb_to_recordset($1::jsonb) as demo (slug text, name text)`,
);
const categories = command(
  `insert into categories (id, parent_id, slug, name, position)
    select id, "parentId", slug, name, position
    from jsonb_to_recordset($1::jsonb) as demo (id uuid, "parentId" uuid, slug text, name text, position int)`,
);
const categoryAttributes = command(
  `insert into category_attributes (category_id, attribute)
    select id, jsonb_array_elements_text(attributes)
    from jsonb_to_recordset($1::jsonb) as demo (id uuid, attributes jsonb)`,
);

/** Adds the demo's attributes, brands and categories; returns the ids of the categories by their paths. */
export async function seedClassification(manager: EntityManager): Promise<ReadonlyMap<string, string>> {
  const content = demoContent();
  const ids = new Map(content.categories.map(({ path }) => [path, randomUUID() as string]));
  const tree = JSON.stringify(
    content.categories.map(({ path, ...category }, position) => ({
      ...category,
      id: ids.get(path),
      parentId: ids.get(path.slice(0, path.lastIndexOf("/"))) ?? null,
      slug: path.slice(path.lastIndexOf("/") + 1),
      position,
    })),
  );
  const inOrder = content.attributes.map((attribute, position) => ({ ...attribute, position }));
  await execute(manager, attributes, [JSON.stringify(inOrder)]);
  await execute(manager, brands, [JSON.stringify(demoBrands)]);
  await execute(manager, categories, [tree]);
  await execute(manager, categoryAttributes, [tree]);
  return ids;
}
