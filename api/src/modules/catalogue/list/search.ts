import type { EntityManager } from "typeorm";
import { columns, json } from "../../../data/columns";
import { rows, select } from "../../../data/rows";

const wordsColumn = columns({ words: json<string[]>("to_json(product_words($1))") });
const spelled = select(wordsColumn);

/** The `tsquery` of a typed search: prefixes of all words, with typing errors corrected; empty without words (ADR-0008). */
export async function parseSearch(db: EntityManager, typed: string): Promise<string> {
  const [found] = await rows(db, spelled, [typed]);
  return (found?.words ?? []).map((word) => `(${word})`).join(" & ");
}

/** The condition of a search; the statement's first value is its query. */
export const MATCHES = "search @@ $1::tsquery";
