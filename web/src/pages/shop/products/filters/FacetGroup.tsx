import { valueText } from "@shop/shared/messages/en/facets";
import { plainAmount } from "@shop/shared/money";
import { MAX_EXACT_COUNT } from "@shop/shared/lists";
import { locale } from "@shop/shared/locale";
import { css, styled } from "styled-components";
import { filterTexts } from "@shop/shared/messages/en/products";
import { color, from, secondary, space } from "../../../../theme/tokens";
import { TextField } from "../../../../ui/form/Field";
import { formatCount, formatNumber } from "../../../../ui/format/format";
import type { Facet_FacetFragment as Facet } from "../ProductsPage.generated";
import { boundNames, boundOf, valueName, valuesOf, type Choice } from "./choices";

const row = css`
  display: flex;
  gap: ${space[2]};
  align-items: center;
  min-height: var(--target);
  cursor: pointer;

  ${from.large} {
    min-height: 2rem;
  }
`;

/** A section of the filters; its heading expands and collapses it. */
export const Group = styled.details`
  padding-block: ${space[2]};
  border-bottom: 1px solid ${color.line};

  > summary {
    ${row}
    font-weight: 600;
  }
  > ul > li > * {
    ${row}
    overflow-wrap: anywhere;
  }
  details > summary {
    ${row}
    color: ${color.accentInk};
  }
  details[open] > summary {
    display: none;
  }
  details li > label {
    ${row}
  }
  input:is([type="checkbox"], [type="radio"]) {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
  }
`;

/** The number of products left by a value, at the end of its row. */
export const RemainingCount = styled.span`
  margin-left: auto;
  ${secondary}
  font-variant-numeric: tabular-nums;
`;

const Range = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space[3]};
  padding-block: ${space[1]} ${space[3]};
`;

/** The count of a value; of a list with more products than the server counts, it is a minimum: "120+". */
export const formatRemaining = (count: number, found: number | undefined): string =>
  (found ?? 0) > MAX_EXACT_COUNT && count <= MAX_EXACT_COUNT ? `${formatNumber(count)}+` : formatCount(count);

/** The number of values shown initially. */
const FIRST = 8;

interface ValuesProps {
  facet: Facet;
  choices: readonly Choice[];
  /** The number of results; undefined until known. */
  found: number | undefined;
}

interface FacetGroupProps extends ValuesProps {
  /** Whether it is expanded initially; with an active choice it always is. */
  open: boolean;
}

/** A property to filter by: values to check, or a range of numbers. */
export function FacetGroup({ facet, choices, found, open }: FacetGroupProps) {
  const { slug, name, unit } = facet;
  const ranged =
    slug === "price" || (facet.min !== null && facet.values.length > FIRST) || hasBound(facet, choices);
  return (
    <Group open={open || isChosen(facet, choices)}>
      <summary>
        <bdi>{name}</bdi>
        {ranged && unit && <span>{` (${unit})`}</span>}
      </summary>
      {ranged ? (
        <Bounds facet={facet} choices={choices} />
      ) : (
        <Values facet={facet} choices={choices} found={found} />
      )}
    </Group>
  );
}

function Bounds({ facet: { slug, name, min, max }, choices }: Omit<ValuesProps, "found">) {
  const labels = [filterTexts.from, filterTexts.to];
  return (
    <Range role="group" aria-label={name}>
      {boundNames(slug).map((field, at) => {
        const known = (at === 0 ? min : max) ?? undefined;
        return (
          <TextField
            key={field}
            label={labels[at]}
            name={field}
            type="number"
            inputMode="decimal"
            step="any"
            min={slug === "price" ? 0 : undefined}
            placeholder={
              known === undefined
                ? undefined
                : valueText(slug === "price" ? plainAmount(known) : String(known))
            }
            defaultValue={boundOf(choices, field)}
          />
        );
      })}
    </Range>
  );
}

/** Its values, and active values that the shop doesn't list, so that choosing another keeps them. */
function Values({ facet: { slug, name, unit, values }, choices, found }: ValuesProps) {
  const rating = slug === "rating";
  const field = rating ? "ratingMin" : valueName(slug);
  const chosen = valuesOf(choices, field);
  const rows = [
    ...(rating ? [{ value: "", label: filterTexts.anyRating, count: null }] : []),
    ...(rating ? values : [...values].sort(byLabel)),
    ...chosen
      .filter((value) => !values.some((listed) => listed.value === value))
      .map((value) => ({ value, label: value, count: 0 })),
  ].map(({ value, label, count }) => (
    <li key={value}>
      <label>
        <input
          type={rating ? "radio" : "checkbox"}
          name={field}
          value={value}
          defaultChecked={chosen.includes(value) || (rating && !value && chosen.length === 0)}
        />
        <span dir="auto">{unit ? `${label} ${unit}` : label}</span>
        {count !== null && <RemainingCount>{formatRemaining(count, found)}</RemainingCount>}
      </label>
    </li>
  ));
  const more = rows.slice(FIRST);
  return (
    <>
      <ul aria-label={name}>{rows.slice(0, FIRST)}</ul>
      {more.length > 0 && (
        <details open={more.some(({ key }) => chosen.includes(String(key))) || undefined}>
          <summary>{filterTexts.more(more.length)}</summary>
          <ul aria-label={name}>{more}</ul>
        </details>
      )}
    </>
  );
}

const hasBound = ({ slug }: Facet, choices: readonly Choice[]) =>
  boundNames(slug).some((name) => boundOf(choices, name));

/** Whether a value or a bound of it is active. */
export function isChosen(facet: Facet, choices: readonly Choice[]): boolean {
  const names = [valueName(facet.slug), ...(facet.slug === "rating" ? ["ratingMin"] : [])];
  return hasBound(facet, choices) || choices.some(([name]) => names.includes(name));
}

/** Alphabetical, numbers by size: an order independent of the choices. */
const byLabel = (one: { label: string }, other: { label: string }) =>
  one.label.localeCompare(other.label, locale().language, { numeric: true });
