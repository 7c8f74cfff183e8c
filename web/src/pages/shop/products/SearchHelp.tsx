import { quoteMarks } from "@shop/shared/messages/en/common";
import { useEffect } from "react";
import { styled } from "styled-components";
import {
  foundWithLessText,
  inPlaceOfText,
  lessTexts,
  lookAroundText,
  lookedForText,
  popularText,
  tryText,
} from "@shop/shared/messages/en/products";
import { paths } from "../../../paths";
import { ProductTiles } from "../../../features/catalogue/ProductTiles";
import { color, secondary, space } from "../../../theme/tokens";
import { formatCount } from "../../../ui/format/format";
import { Link } from "../../../ui/layout/Link";
import { filterOf, attributeOf } from "./filters/choices";
import { type ProductSearch, searchAddress } from "./product-search";
import {
  useRecordEmptySearchMutation,
  usePopularProductsQuery,
  useSearchHelpQuery,
} from "./SearchHelp.generated";

/** A part of a search to drop: a word of its text, or a filter. */
interface Without {
  word: string | null;
  filter: string | null;
}

const { word: withoutWord, other: withoutFilter, ...labels } = lessTexts;

/** "Without “pink”", "Any brand". */
export function withoutLabel({ word, filter }: Without): string {
  if (word !== null) return withoutWord(word);
  return (
    (labels as Record<string, string>)[filter ?? ""] ?? withoutFilter((filter ?? "").replaceAll("-", " "))
  );
}

/** The URL of the search without that part. */
export function addressWithout(search: ProductSearch, { word, filter }: Without): string {
  const words = search.search.split(/\s+/).filter((each) => each !== word);
  if (word !== null) return searchAddress({ ...search, search: words.join(" ") });
  if (filter === "stock") return searchAddress({ ...search, inStock: false });
  if (filter === "category") return paths.products + searchAddress(search);
  const choices = search.choices.filter(([name]) => facetOf(name) !== filter);
  return searchAddress({ ...search, choices });
}

/** Facets with another name in the URL. */
const facets: Record<string, string> = { ratingMin: "rating", onSale: "sale" };

function facetOf(name: string): string {
  return attributeOf(name) ?? (name.startsWith("price") ? "price" : (facets[name] ?? name));
}

const Help = styled.div`
  display: grid;
  gap: ${space[4]};
  justify-items: center;
  padding-bottom: ${space[8]};
  text-align: center;

  h2 {
    margin-bottom: ${space[3]};
    ${secondary}
    font-weight: 550;
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]};
    justify-content: center;
  }
  a {
    display: inline-flex;
    gap: ${space[2]};
    align-items: center;
    min-height: var(--target);
    padding: ${space[1]} ${space[4]};
    border: 1px solid ${color.line};
    border-radius: 99px;
    color: ${color.ink};
    font-size: 0.9375rem;
    font-weight: 500;
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  a:hover {
    border-color: ${color.ink};
  }
  a > span {
    color: ${color.muted};
    font-variant-numeric: tabular-nums;
  }
`;

/** Records a search of the whole shop without results, once per rendering; failures are ignored. */
function useRecordedSearch(searched: string): void {
  const [record] = useRecordEmptySearchMutation();
  useEffect(() => {
    if (searched) record({ variables: { text: searched } }).catch(() => undefined);
  }, [record, searched]);
}

interface SearchHelpProps {
  /** The category of the list, as slugs from the root of the tree; empty for all products. */
  path: string;
  search: ProductSearch;
}

/** Below an empty list: spelling suggestions, searches with fewer conditions, related categories, and their popular products. */
export function SearchHelp({ path, search }: SearchHelpProps) {
  const { search: typed, inStock, choices } = search;
  const filter = filterOf(path, choices);
  const { data } = useSearchHelpQuery({
    variables: { text: typed || null, inStock: inStock || null, filter },
  });
  useRecordedSearch(inStock || filter ? "" : typed);
  if (!data) return null;
  const { corrected, without, categories } = data.searchHelp;
  return (
    <>
      <Help>
        {typed && <p>{tryText}</p>}
        {corrected.map(({ typed: word, words }) => (
          <p key={word}>
            {lookedForText} <bdi>{words.join(", ")}</bdi> {inPlaceOfText} <span>{quoteMarks[0]}</span>
            <bdi>{word}</bdi>
            <span>{quoteMarks[1]}</span>.
          </p>
        ))}
        {without.length > 0 && (
          <section>
            <h2>{foundWithLessText}</h2>
            <ul>
              {without.map((left) => (
                <li key={left.word ?? left.filter}>
                  <Link to={addressWithout(search, left)}>
                    <bdi>{withoutLabel(left)}</bdi> <span>{formatCount(left.count)}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )}
        {categories.length > 0 && (
          <section>
            <h2>{lookAroundText}</h2>
            <ul>
              {categories.map((category) => (
                <li key={category.id}>
                  <Link to={paths.productsIn(category.path)}>{category.name}</Link>
                </li>
              ))}
            </ul>
          </section>
        )}
      </Help>
      <Popular place={path || nearestOf(categories)} />
    </>
  );
}

/** The category closest to a search; empty if several main categories match. */
function nearestOf(categories: readonly { path: readonly { slug: string }[] }[]): string {
  const areMain = categories.length > 1 && categories.every(({ path }) => path.length === 1);
  return areMain ? "" : (categories[0]?.path.map(({ slug }) => slug).join("/") ?? "");
}

/** The best rated products in stock of a category, given by its path, or of the shop. */
function Popular({ place }: { place: string }) {
  const { data } = usePopularProductsQuery({ variables: { filter: filterOf(place, []) } });
  return data ? <ProductTiles title={popularText} products={data.products.nodes} /> : null;
}
