import { locale } from "@shop/shared/locale";
import type { RequestContext } from "../../../context/context";
import { columns, integer, text } from "../../../data/columns";
import { checkSearch } from "../../../data/lists/search";
import { command, execute, rows, select } from "../../../data/rows";
import { BadUserInput } from "../../../errors";
import type { EmptySearch } from "./empty-search.entity";

/** How long searches are counted, in days. */
const MAX_DAYS = 90;

/** Longer texts are not names of products. */
const MAX_LENGTH = 60;

/** An email, or the number of a phone, card or order. */
const PERSONAL = /@|\d[\d\s./-]{5,}/;

/** SQL of the day in a time zone, which is a parameter, some days ago. */
const dayAgo = (timeZone: string, days: string) =>
  `to_char((now() at time zone ${timeZone}) - make_interval(days => ${days}), 'YYYY-MM-DD')`;

const count = command(
  `insert into empty_searches (day, text, count) values (${dayAgo("$2", "0")}, $1, 1)
    on conflict on constraint empty_searches_pkey
      do update set count = least(empty_searches.count, 2147483646) + 1`,
);

/**
 * Counts a search that found nothing, unless its text is too long or may be personal. Throws BadUserInput if it is out
 * of bounds, and RateLimited as for a search.
 */
export async function recordEmptySearch(ctx: RequestContext, typed: string): Promise<void> {
  await ctx.limits.consume("search");
  const searched = checkSearch(typed, "text")?.toLowerCase().replace(/\s+/g, " ");
  if (!searched || searched.length > MAX_LENGTH || PERSONAL.test(searched)) return;
  await execute(ctx.db, count, [searched, locale().timeZone]);
}

const emptySearchColumns = columns<EmptySearch>({
  text: text("text"),
  count: integer("least(sum(count), 2147483647)::int"),
});
const mostFrequent = select(
  emptySearchColumns,
  `from empty_searches
    where day > ${dayAgo("$3", "$1")}
    group by text order by sum(count) desc, text limit $2`,
);

/** The searches without results in the last days, the most frequent first. */
export function listEmptySearches(ctx: RequestContext, days: number, first: number): Promise<EmptySearch[]> {
  if (days < 1 || days > MAX_DAYS)
    throw new BadUserInput([{ field: "days", message: `must be 1 to ${MAX_DAYS}` }]);
  return rows(ctx.db, mostFrequent, [days, first, locale().timeZone]);
}

const removeOld = command(`delete from empty_searches where day <= ${dayAgo("$1", String(MAX_DAYS))}`);

/** Deletes counts older than the period. */
export async function removeOldSearches({ db }: Pick<RequestContext, "db">): Promise<void> {
  await execute(db, removeOld, [locale().timeZone]);
}
