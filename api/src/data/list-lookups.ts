import { lookUp, type DatabaseContext, type Lookup } from "./shared-lookups";

/** Reads the first rows of the lists of many keys, at most so many of each, in their order; each with the key of its list. */
type ReadLists<Row> = (
  ctx: DatabaseContext,
  keys: readonly string[],
  first: number,
) => Promise<(readonly [key: string, row: Row])[]>;

/** Returns the first rows of the list of a key; none if it has none. */
type ListLookup<Row> = (ctx: DatabaseContext, key: string, first: number) => Promise<Row[]>;

/**
 * Lists of many keys, of each of which the first rows are read. All requests that ask for the same number of rows share a statement,
 * as in `lookUp`; there must be few such numbers.
 */
export function listLookup<Row>(read: ReadLists<Row>): ListLookup<Row> {
  const lookups = new Map<number, Lookup<Row[]>>();

  function lookupOf(first: number): Lookup<Row[]> {
    let lookup = lookups.get(first);
    if (!lookup) {
      lookup = async (ctx, keys) => {
        const lists = new Map<string, Row[]>(keys.map((key) => [key, []]));
        for (const [key, row] of await read(ctx, keys, first)) lists.get(key)?.push(row);
        return lists;
      };
      lookups.set(first, lookup);
    }
    return lookup;
  }

  return async (ctx, key, first) => (await lookUp(ctx, lookupOf(first), key)) ?? [];
}
