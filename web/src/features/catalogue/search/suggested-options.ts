import { searchTexts as texts } from "@shop/shared/messages/en/layout";
import { paths } from "../../../paths";
import { formatPrice } from "../../../ui/format/format";
import type { Prices } from "../../../ui/product/percent-off";
import type { SuggestedProductFragment, SuggestQuery } from "./Suggest.generated";

/** A suggestion and its link. */
export interface SuggestedOption {
  key: string;
  to: string;
  title: string;
  /** A detail that distinguishes options with equal titles. */
  detail?: string;
  /** The prices of a product on sale, in place of the detail. */
  onSale?: Prices;
  /** A product's image; options of other kinds have an icon. */
  image?: string;
}

/** Options of one kind under a heading. */
export interface SuggestedGroup {
  title: string;
  kind: "recent" | "category" | "collection" | "brand" | "product";
  options: readonly SuggestedOption[];
}

/** The maximum number of recent searches: before anything is typed, and with other suggestions. */
const RECENT = { alone: 6, beside: 2 };

/** Few enough to keep the products visible above a phone's keyboard. */
const CATEGORIES = 3;
const COLLECTIONS = 2;
const BRANDS = 2;

const listOf = (query: Record<string, string>) =>
  `${paths.products}?${new URLSearchParams(query).toString()}`;

/** The suggestions for a text: recent searches that begin with it, and the shop's results. */
export function suggestedGroups(
  typed: string,
  recent: readonly string[],
  found: SuggestQuery["suggest"] | undefined,
): SuggestedGroup[] {
  const groups: SuggestedGroup[] = [
    { title: texts.recent, kind: "recent", options: recentOptions(typed, recent) },
    {
      title: texts.categories,
      kind: "category",
      options: (found?.categories ?? []).slice(0, CATEGORIES).map(ofCategory),
    },
    {
      title: texts.collections,
      kind: "collection",
      options: (found?.collections ?? []).slice(0, COLLECTIONS).map(ofCollection),
    },
    { title: texts.brands, kind: "brand", options: (found?.brands ?? []).slice(0, BRANDS).map(ofBrand) },
    {
      title: texts.products,
      kind: "product",
      // of a group, the variant whose words are typed
      options: (found?.products ?? []).map((product) => ofProduct(product.matching ?? product)),
    },
  ];
  return groups.filter(({ options }) => options.length > 0);
}

function recentOptions(typed: string, recent: readonly string[]): SuggestedOption[] {
  const begun = typed.toLowerCase();
  return recent
    .filter((text) => text.toLowerCase().startsWith(begun) && text.toLowerCase() !== begun)
    .slice(0, typed ? RECENT.beside : RECENT.alone)
    .map((search) => ({ key: `recent ${search}`, to: listOf({ search }), title: search }));
}

type Found = SuggestQuery["suggest"];

function ofCategory({ id, name, path }: Found["categories"][number]): SuggestedOption {
  const above = path.slice(0, -1).map((category) => category.name);
  return {
    key: id,
    to: paths.productsIn(path),
    title: name,
    ...(above.length > 0 && { detail: above.join(" › ") }),
  };
}

const ofCollection = ({ slug, name }: Found["collections"][number]): SuggestedOption => ({
  key: `collection ${slug}`,
  to: paths.collection(slug),
  title: name,
});

const ofBrand = ({ slug, name }: Found["brands"][number]): SuggestedOption => ({
  key: `brand ${slug}`,
  to: listOf({ brand: slug }),
  title: name,
});

const ofProduct = ({
  id,
  slug,
  name,
  price,
  regularPrice,
  image,
}: SuggestedProductFragment): SuggestedOption => ({
  key: id,
  to: paths.product(id, slug),
  title: name,
  ...(regularPrice === null ? { detail: formatPrice(price) } : { onSale: { price, regularPrice } }),
  image,
});
