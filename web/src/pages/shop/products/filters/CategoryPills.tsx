import { styled } from "styled-components";
import { filterTexts } from "@shop/shared/messages/en/products";
import { paths } from "../../../../paths";
import { color, from, space, text } from "../../../../theme/tokens";
import { Link } from "../../../../ui/layout/Link";
import type { Place } from "../place";
import { searchAddress, type ProductSearch } from "../product-search";

const Row = styled.nav`
  display: flex;
  gap: ${space[2]};
  flex: none;

  a {
    display: inline-flex;
    flex: none;
    align-items: center;
    min-height: var(--target);
    padding-inline: ${space[3]};
    border: 1px solid ${color.line};
    border-radius: 99px;
    color: ${color.ink};
    font-size: ${text.small};
    text-decoration: none;
  }
  ${from.large} {
    display: none;
  }
`;

/** The subcategories, where the filters are a drawer. */
export function CategoryPills({ place: { path, below }, search }: { place: Place; search: ProductSearch }) {
  if (below.length === 0) return null;
  return (
    <Row aria-label={filterTexts.categories}>
      {below.map((category) => (
        <Link key={category.id} to={paths.productsIn([...path, category]) + searchAddress(search)} dir="auto">
          {category.name}
        </Link>
      ))}
    </Row>
  );
}
