import type { TestShop } from "./shop";
import type { Person } from "./builders";

/** The categories of `aTaxonomy`. */
export const categories = {
  watches: "a0000000-0000-4000-8000-000000000001",
  divers: "a0000000-0000-4000-8000-000000000002",
  tools: "a0000000-0000-4000-8000-000000000003",
};

/**
 * Creates the categories Tools and Watches, with Diver's below Watches; the brands Seiko and TAG Heuer; and attributes:
 * watches have a diameter in mm and a movement, diver's watches can be luminous, tools have a voltage.
 */
export async function aTaxonomy(shop: TestShop): Promise<void> {
  const { watches, divers, tools } = categories;
  await shop.sql(`insert into categories (id, parent_id, slug, name) values
    ('${watches}', null, 'watches', 'Watches'), ('${divers}', '${watches}', 'divers', 'Diver''s'), ('${tools}', null, 'tools', 'Tools')`);
  await shop.sql("insert into brands (slug, name) values ('seiko', 'Seiko'), ('tag', 'TAG Heuer')");
  await shop.sql(`insert into attributes (slug, name, type, unit, position) values ('diameter', 'Case diameter', 'NUMBER', 'mm', 1),
    ('movement', 'Movement', 'TEXT', null, 2), ('lume', 'Luminous', 'BOOLEAN', null, 3), ('voltage', 'Voltage', 'NUMBER', 'V', 4)`);
  await shop.sql(`insert into category_attributes (category_id, attribute) values
    ('${watches}', 'diameter'), ('${watches}', 'movement'), ('${divers}', 'lume'), ('${tools}', 'voltage')`);
}

/** Creates a method per mutation; each sends it as an admin and returns the data or the refusal. */
export const mutationsOf =
  (admin: Person) =>
  <Done>(field: string, types: string, selection: string) =>
  async (variables: object) => {
    const names = types.match(/\w+(?=:)/g) ?? [];
    const declared = types.replace(/(\w+):/g, "$$$1:");
    const given = names.map((name) => `${name}: $${name}`).join(", ");
    const query = `mutation (${declared}) { ${field}(${given}) ${selection} }`;
    const { data, errors } = await admin.graphql<Record<string, Done>>(query, { ...variables });
    return { done: data?.[field], refused: errors[0] && presentRefusal(errors[0]) };
  };

/** The mutations of categories, brands and attributes as an admin; each returns the data or the refusal. */
export function taxonomyOf(admin: Person) {
  const make = mutationsOf(admin);
  const send = <Done = Changed>(field: string, types: string, selection: string) =>
    make<Done>(field, types, selection);
  const category = "{ id slug name parent { id } path { slug } ownAttributes { slug } }";
  const attribute = "{ slug name type unit group }";
  return {
    addCategory: send("addCategory", "input: AddCategoryInput!", category),
    editCategory: send("editCategory", "id: ID!, input: EditCategoryInput!", category),
    moveCategory: send("moveCategory", "id: ID!, parent: ID, before: ID", category),
    deleteCategory: send<number>("deleteCategory", "id: ID!", ""),
    addBrand: send("addBrand", "input: AddBrandInput!", "{ slug name productCount }"),
    editBrand: send("editBrand", "slug: String!, input: EditBrandInput!", "{ slug name }"),
    deleteBrand: send<number>("deleteBrand", "slug: String!", ""),
    addAttribute: send("addAttribute", "input: AddAttributeInput!", attribute),
    editAttribute: send("editAttribute", "slug: String!, input: EditAttributeInput!", attribute),
    moveAttribute: send("moveAttribute", "slug: String!, before: String", attribute),
    deleteAttribute: send<number>("deleteAttribute", "slug: String!", ""),
  };
}

/** The result of a mutation: a category, brand or attribute. */
export interface Changed {
  id: string;
  slug: string;
  name: string;
  unit?: string | null;
  group?: string | null;
  parent?: { id: string } | null;
  path?: { slug: string }[];
  ownAttributes?: { slug: string }[];
}

/** A refusal's field errors, "field message", or its code and message. */
function presentRefusal({
  message,
  extensions: { code, errors },
}: {
  message: string;
  extensions: { code: string; errors?: { field: string; message: string }[] };
}): string {
  const fields = errors?.map((error) => `${error.field} ${error.message}`).join("; ");
  return code === "BAD_USER_INPUT" && fields ? fields : `${code}: ${message}`;
}

/** The admin's changes of categories, brands and attributes in the order of their insertion: "ACTION target: detail". */
export async function auditedBy(shop: TestShop, { id }: Person): Promise<string[]> {
  const entries = await shop.sql<{ said: string }>(
    "select concat(action, ' ', target, ': ' || detail) as said from audit_entries where actor_id = $1 order by ctid",
    [id],
  );
  return entries.map(({ said }) => said);
}
