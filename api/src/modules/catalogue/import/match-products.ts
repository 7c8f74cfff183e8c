import { serverTexts } from "@shop/shared/messages/server";
import { cleanName } from "@shop/shared/text-rules";
import type { RequestContext } from "../../../context/context";
import { columns, integer } from "../../../data/columns";
import { rows, select } from "../../../data/rows";
import { isUuid } from "../../../data/uuid";
import type { FieldError } from "../../../errors";
import type { Product } from "../product.entity";
import { productColumns } from "../product-columns";
import { seesDrafts } from "../see-drafts";
import type { ImportedRow } from "./check-row";

/** The match of a row: an existing product, no product (the row adds one), or an error. */
export type Match = { product?: Product; byId?: boolean; error?: FieldError };

const matchColumns = columns({ row: integer("place") }).with(productColumns.each);
const byIds = select(
  matchColumns,
  `from unnest($1::int[], $2::uuid[]) as wanted (place, wanted_id)
    join products on id = wanted_id and archived_at is null and (not draft or $3)`,
);
const byNames = select(
  matchColumns,
  `from unnest($1::int[], $2::text[]) as wanted (place, wanted_name)
    join products on lower(name) = lower(wanted_name) and archived_at is null and (not draft or $3)`,
);

const noSuchId = (): FieldError => ({ field: "id", message: serverTexts().fieldErrors.rowErrors.noId });
const noKey = (): FieldError => ({ field: "id", message: serverTexts().fieldErrors.rowErrors.noKey });

/**
 * Finds the products of rows by id, or by name for rows without an id. Names are unique among the products for sale
 * (D-14). Drafts match only if the viewer may see them.
 */
export async function matchProducts(
  ctx: RequestContext,
  sent: readonly ImportedRow[],
): Promise<(row: ImportedRow) => Match> {
  const withIds = sent.filter(({ id }) => isUuid(id));
  const named = sent.filter((row) => !row.id && nameOf(row) !== "");
  const drafts = await seesDrafts(ctx);
  const found = [
    ...(await findRows(withIds, ({ id }) => id, byIds)),
    ...(await findRows(named, nameOf, byNames)),
  ];
  const byRow = new Map(found.map(({ row, ...product }) => [row, product]));
  return ({ row, id, input }) => {
    const product = byRow.get(row);
    if (product) return { product, byId: Boolean(id) };
    if (id) return { error: noSuchId() };
    return input.name === undefined ? { error: noKey() } : {};
  };

  async function findRows(
    wanted: readonly ImportedRow[],
    keyOf: (row: ImportedRow) => string | undefined,
    query: typeof byIds,
  ) {
    return wanted.length > 0
      ? rows(ctx.db, query, [wanted.map(({ row }) => row), wanted.map(keyOf), drafts])
      : [];
  }
}

/** The name of a row; empty if it has none, or if PostgreSQL can't store it. */
function nameOf({ input: { name } }: ImportedRow): string {
  return typeof name === "string" && !name.includes("\0") ? cleanName(name) : "";
}
