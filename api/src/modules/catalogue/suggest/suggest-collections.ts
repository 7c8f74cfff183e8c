import type { RequestContext } from "../../../context/context";
import type { Collection } from "../collections/collection.entity";
import { listCollections } from "../collections/read-collections";
import { matchWord, wordsOf } from "./typed-words";

/** Collections with all the typed words in their names, A to Z. */
export async function suggestCollections(
  ctx: RequestContext,
  typed: string,
  first: number,
): Promise<Collection[]> {
  const words = wordsOf(typed);
  if (words.length === 0) return [];
  const isMatch = ({ name }: Collection) => {
    const own = wordsOf(name);
    return words.every((word) => matchWord(word, own));
  };
  return (await listCollections(ctx)).filter(isMatch).slice(0, first);
}
