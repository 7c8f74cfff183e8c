import { use } from "react";
import { styled } from "styled-components";
import { layoutTexts } from "@shop/shared/messages/en/layout";
import { paths } from "../../paths";
import { color, secondary, space, target } from "../../theme/tokens";
import { CurrentSite } from "../../ui/layout/Head";
import { useStructuredData } from "../../ui/layout/page-response";
import { Link } from "../../ui/layout/Link";

const Trail = styled.ol`
  display: flex;
  flex-wrap: wrap;
  margin-block: calc(-1 * ${space[3]}) 0;
  ${secondary}

  li {
    display: flex;
    align-items: center;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  li + li::before {
    content: "/";
    content: "/" / "";
    margin-inline: ${space[2]};
    color: ${color.edge};
  }
  a {
    ${target}
    color: inherit;
    text-decoration: none;
  }
  @media (max-width: 47.99rem) {
    a {
      justify-content: center;
      min-width: var(--target);
    }
  }
  a:hover {
    color: ${color.ink};
    text-decoration: underline;
  }
`;

interface BreadcrumbProps {
  /** From the root of the tree down. */
  categories: readonly { id: string; slug: string; name: string }[];
  /**
   * The name of the last step if it is a product. It is only in the metadata, because the page's heading is right below. Without
   * it the last category is the current page.
   */
  page?: string;
}

/** The breadcrumbs of a page: all products, its categories, the page. Search engines get them as a BreadcrumbList. */
export function Breadcrumb({ categories, page }: BreadcrumbProps) {
  const { origin } = use(CurrentSite);
  const links = [
    { name: layoutTexts.allProducts, to: paths.products as string },
    ...categories.map(({ name }, at) => ({ name, to: paths.productsIn(categories.slice(0, at + 1)) })),
  ];
  const current = page ?? links.pop()?.name ?? "";
  useStructuredData("breadcrumb", async () =>
    (await import("./breadcrumb-list")).breadcrumbList([...links, { name: current }], origin),
  );
  return (
    <nav aria-label={layoutTexts.landmarks.breadcrumb}>
      <Trail>
        {links.map(({ name, to }) => (
          <li key={to}>
            <Link to={to} dir="auto">
              {name}
            </Link>
          </li>
        ))}
        {page === undefined && (
          <li aria-current="page">
            <bdi>{current}</bdi>
          </li>
        )}
      </Trail>
    </nav>
  );
}
