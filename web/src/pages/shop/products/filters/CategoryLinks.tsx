import { styled } from "styled-components";
import { filterTexts } from "../../../../messages/filters";
import { paths } from "../../../../routing/paths";
import { color, space } from "../../../../theme/tokens";
import { formatNumber } from "../../../../ui/format/format";
import { Link } from "../../../../ui/layout/Link";
import type { Place } from "../place";
import type { Facet_FacetFragment as Facet } from "../ProductsPage.generated";
import { searchAddress, type ProductSearch } from "../product-search";
import { Group, Left } from "./FacetGroup";

const Links = styled(Group).attrs({ as: "nav" })`
  a {
    color: inherit;
    text-decoration: none;
  }
  a:hover {
    color: ${color.accentInk};
  }
  li > strong {
    font-weight: 600;
  }
  li:nth-last-child(n + 2) ~ li:not(:first-child) {
    padding-left: 0;
  }
  ul ul {
    padding-left: ${space[3]};
  }
`;

interface CategoryLinksProps {
  place: Place;
  search: ProductSearch;
  /** The counts of the categories, once they are loaded. */
  counts: Facet | undefined;
}

/** The way up in the tree of categories, and the categories below with what the other choices leave of them. */
export function CategoryLinks({ place: { path, below }, search, counts }: CategoryLinksProps) {
  if (path.length === 0 && below.length === 0) return null;
  const chosen = searchAddress(search);
  const up = path.length > 1 ? path[path.length - 2] : undefined;
  return (
    <Links aria-label={filterTexts.categories}>
      <ul>
        {path.length > 0 && (
          <li>
            <Link to={paths.productsIn(path.slice(0, -1)) + chosen}>
              ‹ <span dir="auto">{up?.name ?? filterTexts.all}</span>
            </Link>
          </li>
        )}
        {below.map((category) => (
          <li key={category.id}>
            <Link to={paths.productsIn([...path, category]) + chosen}>
              <span dir="auto">{category.name}</span>
              {counts && <Left>{formatNumber(countOf(counts, category.id))}</Left>}
            </Link>
          </li>
        ))}
      </ul>
    </Links>
  );
}

const countOf = ({ values }: Facet, id: string) => values.find(({ value }) => value === id)?.count ?? 0;
