import { useEffect, useRef, type MouseEvent } from "react";
import { css, styled } from "styled-components";
import { filterTexts, showText } from "@shop/shared/messages/en/products";
import { paths } from "../../../../paths";
import { color, from, motion, shadow, space, text } from "../../../../theme/tokens";
import { focusFirstItem, focusIfOpened, trapFocus } from "../../../../ui/browser/popover-focus";
import { whenPopoverOpen } from "../../../../ui/layout/popover-style";
import { Button } from "../../../../ui/form/Button";
import { iconButton } from "../../../../ui/form/icon-button-style";
import { formatCount } from "../../../../ui/format/format";
import { X } from "../../../../ui/icons/icons";
import type { Place } from "../place";
import type { Facet_FacetFragment as Facet } from "../ProductsPage.generated";
import { writeSearch, type ProductSearch, searchAddress } from "../product-search";
import { FacetGroup, formatRemaining, Group, isChosen, RemainingCount } from "./FacetGroup";
import { FILTERS } from "./use-filter-form";
import { Link } from "../../../../ui/layout/Link";

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
  /** The counts of the categories, once loaded. */
  counts: Facet | undefined;
  found: number | undefined;
}

/** Links to the parent categories, and to the subcategories with their counts under the other choices. */
function CategoryLinks({ place: { path, below }, search, counts, found }: CategoryLinksProps) {
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
              {counts && (
                <RemainingCount>{formatRemaining(countOf(counts, category.id), found)}</RemainingCount>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </Links>
  );
}

const countOf = ({ values }: Facet, id: string) => values.find(({ value }) => value === id)?.count ?? 0;

/** A column on desktops; on smaller screens a popover at the side, which opens before hydration too. */
const Drawer = styled.form`
  position: fixed;
  inset: 0 auto 0 0;
  flex-direction: column;
  width: min(24rem, 100%);
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0 var(--gutter);
  overflow-y: auto;
  overscroll-behavior: contain;
  border: 0;
  background: ${color.ground};
  box-shadow: ${shadow.floating};
  color: ${color.ink};
  font-size: 0.9375rem;
  opacity: 0;
  translate: -1rem 0;
  transition:
    opacity ${motion.calm},
    translate ${motion.calm},
    overlay ${motion.calm} allow-discrete,
    display ${motion.calm} allow-discrete;

  ${whenPopoverOpen(css`
    display: flex;
    opacity: 1;
    translate: 0 0;

    @starting-style {
      opacity: 0;
      translate: -1rem 0;
    }
  `)}
  &::backdrop {
    background: oklch(0.15 0.02 277 / 0.4);
  }
  /* plainer without :has */
  :has(> &:popover-open) {
    overscroll-behavior: contain;
  }
  ${from.large} {
    position: static;
    display: block;
    width: auto;
    height: auto;
    padding: 0;
    overflow: visible;
    background: none;
    box-shadow: none;
    opacity: 1;
    translate: none;
    transition: none;
  }
`;

const Top = styled.div`
  position: sticky;
  top: 0;
  z-index: 1;
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 4rem;
  margin-right: -0.75rem;
  background: ${color.ground};

  h2 {
    font-size: ${text.title};
  }
  button {
    ${iconButton}
  }
  ${from.large} {
    display: none;
  }
`;

const Bottom = styled.div`
  position: sticky;
  bottom: 0;
  margin-top: auto;
  padding-block: ${space[3]} max(${space[3]}, env(safe-area-inset-bottom));
  background: ${color.ground};

  ${from.large} {
    position: static;

    @media (scripting: enabled) {
      display: none;
    }
  }
`;

/** The number of properties expanded initially. */
const OPEN = 6;

interface FilterColumnProps {
  place: Place;
  search: ProductSearch;
  facets: readonly Facet[];
  /** The number of results; undefined until known. */
  found: number | undefined;
}

/**
 * The filters: a plain form of links and fields. Submitting it before hydration produces an equal URL to
 * `useFilterForm`.
 */
export function FilterColumn({ place, search, facets, found }: FilterColumnProps) {
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef(search.choices);
  useEffect(() => focusIfOpened(form.current), []);
  useEffect(() => {
    if (shown.current === search.choices) return;
    shown.current = search.choices;
    form.current?.reset(); // shows the URL's values again after Back, or after a choice was removed
  }, [search.choices]);
  const closeAfterLink = ({ currentTarget, target }: MouseEvent<HTMLFormElement>) =>
    (target as Element).closest("a") && currentTarget.hidePopover();

  const nothing = found === 0; // in that case every count is 0, but choices can still be removed
  const narrowing = facets.filter((facet) =>
    nothing
      ? isChosen(facet, search.choices)
      : facet.slug === "price" || (facet.slug !== "category" && facet.values.length > 0),
  );

  return (
    <Drawer
      ref={form}
      id={FILTERS}
      popover="auto"
      aria-label={filterTexts.filters}
      method="get"
      onToggle={focusFirstItem}
      onKeyDown={trapFocus}
      onClick={closeAfterLink}
    >
      <Top>
        <h2>{filterTexts.filters}</h2>
        <button
          type="button"
          popoverTarget={FILTERS}
          popoverTargetAction="hide"
          aria-label={filterTexts.close}
        >
          <X size={21} aria-hidden />
        </button>
      </Top>
      <HiddenFields search={search} />
      <CategoryLinks
        place={place}
        search={search}
        counts={nothing ? undefined : facets.find(({ slug }) => slug === "category")}
        found={found}
      />
      {narrowing.map((facet, at) => (
        <FacetGroup key={facet.slug} facet={facet} choices={search.choices} found={found} open={at < OPEN} />
      ))}
      <Bottom>
        <Button type="submit" wide>
          {found === undefined
            ? filterTexts.apply
            : nothing
              ? filterTexts.close
              : showText(formatCount(found), found === 1)}
        </Button>
      </Bottom>
    </Drawer>
  );
}

/** The rest of the search, for submitting the form before hydration. */
function HiddenFields({ search }: { search: ProductSearch }) {
  const fields = writeSearch({ ...search, choices: [], pages: 1 });
  return [...fields].map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
