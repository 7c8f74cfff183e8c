import { once } from "@shop/shared/once";
import type { RequestContext } from "../../../context/context";
import { columns, text, texts } from "../../../data/columns";
import { checkSearch } from "../../../data/lists/search";
import { rows, select } from "../../../data/rows";
import { findWithout } from "./find-without";
import { nearestCategories } from "./nearest-categories";
import type { CorrectedWord, SearchHelp, HelpedSearch } from "./search-help";

const correctedColumns = columns<CorrectedWord>({ typed: text("typed"), words: texts("words") });
const corrected = select(
  correctedColumns,
  `from (
    select chunk as typed, similar_words(lexeme) as words, place
      from regexp_split_to_table(lower($1), '\\s+') with ordinality as chunks (chunk, place)
        cross join lateral unnest(to_tsvector('simple', plain_text(chunk)))
      where place <= 12 and chunk !~ '[0-9]'
  ) as each where words is not null order by place limit 12`,
);

/** Suggestions for a search without results. Throws BadUserInput if the text is out of bounds. */
export function helpSearch(ctx: RequestContext, asked: HelpedSearch): SearchHelp {
  const typed = checkSearch(asked.search, "text");
  const search = { ...asked, search: typed };
  const words = once(() => (typed ? rows(ctx.db, corrected, [typed]) : Promise.resolve([])));
  const without = once(() => findWithout(ctx, search));
  const categories = once(() => nearestCategories(ctx, search));
  return {
    get corrected() {
      return words();
    },
    get without() {
      return without();
    },
    get categories() {
      return categories();
    },
  };
}
