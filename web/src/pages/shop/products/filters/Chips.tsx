import { quoteMarks } from "@shop/shared/messages/en/common";
import { useLayoutEffect, useRef, type MouseEvent } from "react";
import { styled } from "styled-components";
import { boundText, filterTexts } from "@shop/shared/messages/en/products";
import { color, from, motion, space, text } from "../../../../theme/tokens";
import { X } from "../../../../ui/icons/icons";
import { Link } from "../../../../ui/layout/Link";
import { VisuallyHidden } from "../../../../ui/layout/VisuallyHidden";
import type { Facet_FacetFragment as Facet } from "../ProductsPage.generated";
import { searchAddress, type ProductSearch } from "../product-search";
import { formatNumber, formatPrice } from "../../../../ui/format/format";
import { boundNames, valueName, type Choice } from "./choices";

/** The label of a choice; a choice without a facet is shown as in the URL. */
function labelOf([name, value]: Choice, facets: readonly Facet[]): string {
  for (const facet of facets) {
    const { slug, unit, values } = facet;
    const bound = boundNames(slug).indexOf(name);
    if (bound >= 0) return boundText(facet.name, bound === 0, amountText(slug, Number(value), unit));
    if (name !== (slug === "rating" ? "ratingMin" : valueName(slug))) continue;
    const label = values.find((known) => known.value === value)?.label ?? value;
    return slug === "brand" || slug === "sale"
      ? label
      : `${facet.name}: ${unit ? `${label} ${unit}` : label}`;
  }
  return `${name}: ${value}`;
}

/** A number in a facet's format: a price in major units, otherwise with its unit. */
function amountText(facet: string, number: number, unit: string | null): string {
  if (facet === "price") return formatPrice(number);
  return unit ? `${formatNumber(number)} ${unit}` : formatNumber(number);
}

const List = styled.ul`
  display: flex;
  gap: ${space[2]};

  a {
    display: inline-flex;
    gap: ${space[2]};
    align-items: center;
    min-height: var(--target);
    max-width: 100%;
    padding: ${space[1]} ${space[3]};
    border-radius: 99px;
    background: ${color.accentSoft};
    color: ${color.accentInk};
    font-size: ${text.small};
    font-weight: 550;
    line-height: 1.3;
    text-decoration: none;
    overflow-wrap: anywhere;
    transition: background ${motion.quick};
  }
  a:hover {
    background: color-mix(in oklab, ${color.accentSoft}, ${color.accentInk} 12%);
  }
  li:last-child:not(:only-child) > a[data-all] {
    background: none;
    text-decoration: underline;
  }
  svg {
    flex: none;
  }
  @media (max-width: 63.99rem) {
    a > span:nth-child(2) {
      overflow: hidden;
      max-width: 16rem;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    a[data-all] {
      white-space: nowrap;
    }
  }
  ${from.large} {
    flex-wrap: wrap;
  }
`;

interface ChipsProps {
  search: ProductSearch;
  facets: readonly Facet[];
}

/**
 * The active choices; each is a link that removes it, so that they work before hydration. The focus moves to the next one,
 * and to the page's heading after the last.
 */
export function Chips({ search, facets }: ChipsProps) {
  const { choices, search: words } = search;
  const [list, keepPlace] = useFocusOfNext(search);
  if (choices.length === 0 && !words) return null;
  return (
    <List ref={list} aria-label={filterTexts.chosen} onClick={keepPlace}>
      {words && (
        <li>
          <Link to={searchAddress({ ...search, search: "" })}>
            <VisuallyHidden>{filterTexts.remove} </VisuallyHidden>
            <span>
              <span>{quoteMarks[0]}</span>
              <bdi>{words}</bdi>
              <span>{quoteMarks[1]}</span>
            </span>
            <X size={14} aria-hidden />
          </Link>
        </li>
      )}
      {choices.map((choice) => (
        <li key={choice.join("=")}>
          <Link to={searchAddress({ ...search, choices: choices.filter((other) => other !== choice) })}>
            <VisuallyHidden>{filterTexts.remove} </VisuallyHidden>
            <span dir="auto">{labelOf(choice, facets)}</span>
            <X size={14} aria-hidden />
          </Link>
        </li>
      ))}
      {choices.length > 1 && (
        <li>
          <Link data-all="" to={searchAddress({ ...search, choices: [] })}>
            {filterTexts.removeAll}
          </Link>
        </li>
      )}
    </List>
  );
}

/** The ref of a list of links that remove themselves, and its click handler: a removed link passes its focus to the next. */
function useFocusOfNext(shown: unknown) {
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef(-1);
  const linksOf = (element: HTMLElement | null) => [...(element?.querySelectorAll("a") ?? [])];

  useLayoutEffect(() => {
    const place = removed.current;
    removed.current = -1;
    if (place < 0) return;
    const links = linksOf(list.current);
    const next = links[Math.min(place, links.length - 1)] ?? document.querySelector<HTMLElement>("main h1");
    if (next?.tagName === "H1") next.tabIndex = -1;
    next?.focus({ preventScroll: true });
  }, [shown]);

  const keepPlace = ({ currentTarget, target }: MouseEvent<HTMLElement>) => {
    removed.current = linksOf(currentTarget).findIndex((link) => link.contains(target as Element));
  };
  return [list, keepPlace] as const;
}
