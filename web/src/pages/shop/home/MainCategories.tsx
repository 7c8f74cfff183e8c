import { styled } from "styled-components";
import { ImagePlate, ProductImage } from "../../../ui/product/ProductImage";
import { homeTexts } from "../../../messages/products";
import { paths } from "../../../paths";
import { color, from, motion, radius, space, text } from "../../../theme/tokens";
import { Link } from "../../../ui/layout/Link";
import { Column } from "../../../ui/layout/Page";
import type {
  MainCategories_CategoryFragment,
  MainCategories_ProductFragment,
} from "./MainCategories.generated";

/**
 * The image of the first product in a category or its descendants, which a nearby card loads anyway; null if there is none.
 */
export function imageOf(
  { id }: Pick<MainCategories_CategoryFragment, "id">,
  products: readonly MainCategories_ProductFragment[],
): string | null {
  const found = products.find(({ category }) => category?.path.some((step) => step.id === id));
  return found?.image ?? null;
}

const Panels = styled(Column)`
  display: grid;
  gap: clamp(${space[4]}, 2vw, ${space[6]});
  padding-bottom: clamp(${space[12]}, 6vw, ${space[20]});

  ${from.medium} {
    grid-template-columns: repeat(auto-fit, minmax(22rem, 1fr));
  }
`;

const Panel = styled(ImagePlate)`
  grid-template: auto 1fr / minmax(0, 1fr) clamp(4.5rem, 24%, 12.5rem);
  place-items: stretch;
  padding: clamp(${space[4]}, 3vw, ${space[8]}) clamp(${space[5]}, 3vw, ${space[8]});
  gap: ${space[2]} ${space[4]};

  h2 {
    align-self: center;
    font-size: ${text.heading};
    letter-spacing: -0.035em;
    line-height: 1;
  }
  h2 a {
    min-width: var(--target);
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
    color: ${color.ink};
    text-decoration: none;
  }
  a:hover {
    color: ${color.accentInk};
    text-decoration: underline;
  }
  ul {
    grid-column: 1 / -1;
  }
  img {
    grid-row: 1;
    grid-column: 2;
    width: 100%;
    height: auto;
    aspect-ratio: 5 / 6;
    object-fit: contain;
    transition: translate ${motion.calm};
  }
  /* Next to the text, regardless of its shape. */
  &&&& img[data-photo] {
    position: static;
    height: auto;
    border-radius: ${radius.small};
    object-fit: cover;
  }
  &:hover img {
    translate: 0 -2px;
  }
  ${from.medium} {
    ul {
      grid-column: 1;
    }
    img {
      grid-row: 1 / -1;
      align-self: center;
    }
  }
`;

const Subcategories = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(8.5rem, 1fr));
  align-content: start;
  gap: ${space[1]} ${space[4]};

  a {
    display: inline-flex;
    align-items: center;
    min-width: var(--target);
    min-height: var(--target);
    overflow-wrap: anywhere;
    line-height: 1.25;
    color: ${color.ink};
    text-decoration: none;
  }
`;

/** As wide as its column of a panel. */
const imageSizes = "(min-width: 48rem) 12.5rem, 24vw";

interface MainCategoriesProps {
  /** The roots of the tree, in the shop's order. */
  categories: readonly MainCategories_CategoryFragment[];
  /** A panel shows the first of these in its category. */
  products: readonly MainCategories_ProductFragment[];
}

/** The main categories with their subcategories. Renders nothing in a shop without categories. */
export function MainCategories({ categories, products }: MainCategoriesProps) {
  if (categories.length === 0) return null;
  return (
    <Panels as="nav" aria-label={homeTexts.worlds}>
      {categories.map((root) => (
        <MainCategoryPanel key={root.id} root={root} image={imageOf(root, products)} />
      ))}
    </Panels>
  );
}

function MainCategoryPanel({ root, image }: { root: MainCategories_CategoryFragment; image: string | null }) {
  return (
    <Panel>
      <h2>
        <Link to={paths.productsIn([root])} dir="auto">
          {root.name}
        </Link>
      </h2>
      <Subcategories>
        {root.children.map((child) => (
          <li key={child.id}>
            <Link to={paths.productsIn([root, child])} dir="auto">
              {child.name}
            </Link>
          </li>
        ))}
      </Subcategories>
      {image && (
        <ProductImage src={image} alt="" sizes={imageSizes} width={240} height={288} loading="lazy" />
      )}
    </Panel>
  );
}
