import { once } from "@shop/shared/once";
import { NO_IMAGE } from "@shop/shared/images";
import { serverTexts } from "@shop/shared/messages/server";
import type { RequestContext } from "../../../context/context";
import { expectRows } from "../../../data/lists/count";
import type { ListOrder } from "../../../data/lists/keyset";
import { checkSearch } from "../../../data/lists/search";
import { statement, unpreparedStatement } from "../../../data/rows";
import { BadUserInput } from "../../../errors";
import { choiceOf, type CollectionChoice } from "../collections/choose-products";
import { findCollection } from "../collections/read-collections";
import { checkFilter } from "../filter/check-filter";
import { countFacets } from "../filter/count-facets";
import type { Facet } from "../filter/facet";
import { conditionsOf } from "../filter/filter-conditions";
import { countedAttributesOf, presentFacets } from "../filter/present-facets";
import { keptUntilProductsChange } from "./kept-until-products-change";
import { countMatches } from "./once-per-group";
import type { ProductsArgs } from "./products.input";
import { seesDrafts } from "../see-drafts";
import { allOf, type Matches } from "./matches";
import { isCommon } from "./read-matches";
import { MATCHES, parseSearch } from "./search";

/** The arguments that determine the products of a list. */
export interface ListingArgs extends Pick<
  ProductsArgs,
  "search" | "inStock" | "filter" | "collection" | "draft" | "withoutImage" | "variants"
> {
  /** Whether the facets will be read: their counts include the total. */
  facets?: boolean;
}

/**
 * The checked conditions of a list of products, from which its page, its total, its facets and its search help are
 * read. Each number is read at most once, on first use.
 */
export interface Listing extends Matches {
  isSearch: boolean;
  /** The order of a collection chosen by hand; null for other lists. */
  ownOrder: ListOrder | null;
  /** The number of products estimated by PostgreSQL's planner; at most a minute old. */
  expected(): Promise<number>;
  /** The number of products: exact up to 10,000; 10,001 stands for more. */
  total(): Promise<number>;
  facets(): Promise<Facet[]>;
  /** Begins to count, on another connection than the page uses. */
  countAhead(): void;
}

/** Most lists are counted again and again, for each of their pages and visitors. */
const keepTotal = keptUntilProductsChange<number>(() => 1);

/** Checks the arguments of a list; throws BadUserInput. */
export async function readListing(ctx: RequestContext, args: ListingArgs): Promise<Listing> {
  const typed = checkSearch(args.search);
  const where = await conditionsOfList(ctx, args);
  const filter = args.filter ? await checkFilter(ctx, args.filter) : null;
  const values: unknown[] = typed ? [await parseSearch(ctx.db, typed)] : [];
  const collection = args.collection ? await choiceOfList(ctx, args.collection, values) : null;
  const conditions = [
    ...(collection?.conditions ?? []),
    ...(typed ? [{ facet: "search" as const, sql: MATCHES }] : []),
    ...(filter ? conditionsOf(filter, values) : []),
  ];
  const matches = { where, conditions, values, variants: args.variants === true || Boolean(filter?.group) };
  const all = allOf(matches);
  const checked = once(async () => filter ?? (await checkFilter(ctx, {})));
  const expected = once(() => expectRows(ctx.db, "products", all, values));
  const counts = once(async () =>
    countFacets(ctx, matches, countedAttributesOf(await checked()), () => isCommon({ expected })),
  );
  const planned = conditions.length > 0 ? unpreparedStatement : statement;
  const total = once(async () =>
    args.facets
      ? (await counts()).total
      : keepTotal(ctx, matches, () => countMatches(ctx.db, matches, planned)),
  );
  return {
    ...matches,
    isSearch: Boolean(typed),
    ownOrder: collection?.order ?? null,
    expected,
    total,
    facets: async () => presentFacets(ctx, await checked(), await counts()),
    countAhead: () => {
      if (!ctx.db.queryRunner) total().catch(() => undefined); // errors are reported to the caller of `total` or `facets`
    },
  };
}

/** The choice of a list's collection; throws BadUserInput if there is none with the slug. */
async function choiceOfList(ctx: RequestContext, slug: string, values: unknown[]): Promise<CollectionChoice> {
  const collection = await findCollection(ctx, slug);
  if (collection) return choiceOf(ctx, collection, values);
  const { noCollection } = serverTexts().fieldErrors.collectionErrors;
  throw new BadUserInput([{ field: "collection", message: noCollection }]);
}

/** The condition of products with the placeholder image. */
export const WITHOUT_IMAGE = `image = '${NO_IMAGE}'`;

async function conditionsOfList(
  ctx: RequestContext,
  { draft, inStock, withoutImage }: ListingArgs,
): Promise<string[]> {
  const where = ["archived_at is null"];
  const wanted = (await seesDrafts(ctx)) ? draft : false;
  if (typeof wanted === "boolean") where.push(wanted ? "draft" : "not draft");
  if (inStock) where.push("count_in_stock > 0");
  if (withoutImage) where.push(WITHOUT_IMAGE);
  return where;
}
