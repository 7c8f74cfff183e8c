import type { RequestContext } from "../../../context/context";
import { columns, texts } from "../../../data/columns";
import { and, newestFirst } from "../../../data/lists/keyset";
import { rows, unpreparedStatement } from "../../../data/rows";
import { sqlOf } from "../list/matches";
import { choiceOf } from "./choose-products";
import { listChosenCollections } from "./read-collections";

/** The image of each collection's first product for sale, by the collection's id; none for a collection without products. */
export async function readFirstImages(
  ctx: RequestContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const wanted = (await listChosenCollections(ctx)).filter(({ id }) => ids.includes(id));
  const values: unknown[] = [];
  const images: string[] = [];
  for (const collection of wanted) {
    const { conditions, order } = await choiceOf(ctx, collection, values);
    const { keys, direction } = order ?? newestFirst;
    const [key] = keys.map(({ sql }) => sql);
    images.push(`coalesce((select image from products where archived_at is null and not draft and ${and(sqlOf(conditions))}
      order by ${key} ${direction}, id ${direction} limit 1), '')`);
  }
  const selected = columns({ images: texts(`array[${images.join(", ")}]::text[]`) });
  const [found] = await rows(ctx.db, unpreparedStatement(selected, `select ${selected.sql}`), values);
  return new Map(
    wanted
      .map(({ id }, at): [string, string] => [id, found?.images[at] ?? ""])
      .filter(([, image]) => image !== ""),
  );
}
