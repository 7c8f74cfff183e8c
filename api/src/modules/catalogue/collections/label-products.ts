import type { RequestContext } from "../../../context/context";
import { columns, texts, uuid } from "../../../data/columns";
import { and } from "../../../data/lists/keyset";
import { rows, unpreparedStatement } from "../../../data/rows";
import { sqlOf } from "../list/matches";
import { choiceOf } from "./choose-products";
import { listChosenCollections } from "./read-collections";

/** The names of the collections of each of these products, by its id. */
type NamesOf = (ids: readonly string[]) => Promise<ReadonlyMap<string, readonly string[]>>;

/** Reads the collections once; then finds those of many products in one statement, A to Z. */
export async function collectionNames(ctx: RequestContext): Promise<NamesOf> {
  const collections = await listChosenCollections(ctx);
  if (collections.length === 0) return () => Promise.resolve(new Map());
  const chosen: unknown[] = [null];
  const cases: string[] = [];
  for (const collection of collections) {
    const { conditions } = await choiceOf(ctx, collection, chosen);
    cases.push(`case when ${and(sqlOf(conditions))} then $${chosen.push(collection.name)}::text end`);
  }
  const selected = columns({
    id: uuid("id"),
    names: texts(`array_remove(array[${cases.join(", ")}], null)`),
  });
  const text = `select ${selected.sql} from products where id = any($1::uuid[])`;
  return async (ids) => {
    const found = await rows(ctx.db, unpreparedStatement(selected, text), [ids, ...chosen.slice(1)]);
    return new Map(found.map(({ id, names }) => [id, names]));
  };
}
