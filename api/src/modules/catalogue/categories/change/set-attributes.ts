import { serverTexts } from "@shop/shared/messages/server";
import type { RequestContext } from "../../../../context/context";
import { command, execute } from "../../../../data/rows";
import { BadUserInput } from "../../../../errors";
import { readAttributes } from "../../attributes/read-attributes";

const remove = command(
  "delete from category_attributes where category_id = $1 and attribute <> all ($2::text[])",
);
const add = command(
  `insert into category_attributes (category_id, attribute) select $1, unnest($2::text[]) on conflict do nothing`,
);

/** Replaces the attributes that a category adds to the inherited ones; throws BadUserInput for an unknown attribute. */
export async function setAttributes(
  tx: RequestContext,
  id: string,
  attributes: readonly string[],
): Promise<void> {
  const known = await readAttributes(tx);
  if (attributes.some((slug) => !known.has(slug)))
    throw new BadUserInput([
      { field: "attributes", message: serverTexts().fieldErrors.taxonomyErrors.attributes },
    ]);
  const slugs = [...new Set(attributes)];
  await execute(tx.db, remove, [id, slugs]);
  await execute(tx.db, add, [id, slugs]);
}
