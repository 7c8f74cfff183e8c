import type { TestShop } from "./shop";

/** The categories of `aTaxonomy`. */
export const categories = {
  watches: "a0000000-0000-4000-8000-000000000001",
  divers: "a0000000-0000-4000-8000-000000000002",
  tools: "a0000000-0000-4000-8000-000000000003",
};

/**
 * Tools and Watches, with Diver's below; the brands Seiko and TAG Heuer; a watch has a diameter in mm and a movement, a diver's
 * watch may be luminous, and a tool has a voltage.
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
