import type { ReactNode } from "react";
import { styled } from "styled-components";
import { color, from, space, text } from "../../theme/tokens";
import { SelectField, TextField } from "../form/Field";
import { maxSearchLength, type ListNavigation } from "./list-params";
import { useOptimisticFilters } from "./use-optimistic-filters";
import { useDebouncedSearch } from "./use-debounced-search";

const Bar = styled.search`
  display: grid;
  gap: ${space[4]};
`;

const Fields = styled.div`
  display: grid;
  gap: ${space[4]};

  ${from.medium} {
    grid-template-columns: minmax(0, 1fr);
    grid-auto-columns: 14rem;
    grid-auto-flow: column;
  }
`;

const Count = styled.p`
  min-height: 1.5em;
  color: ${color.muted};
  font-size: ${text.small};
  font-variant-numeric: tabular-nums;
`;

interface ListBarProps<Sort extends string> {
  /** What is searched: "orders". */
  label: string;
  /** What one can search by. */
  placeholder: string;
  address: ListNavigation<Sort>;
  /** The option that shows the whole list; "Everything" without it. */
  everything?: string | undefined;
  /** The list's own order, in words. */
  ownOrder: string;
  /** What was found; said again whenever it changes. */
  children: ReactNode;
}

/** Search as you type, the part that is shown, and the order, for a list whose place stands in the address. */
export function ListBar<Sort extends string>({
  label,
  placeholder,
  address: { place, orders, parts, change },
  everything = "Everything",
  ownOrder,
  children,
}: ListBarProps<Sort>) {
  const field = useDebouncedSearch(place.search, (search) => change({ search }));
  const [chosen, choose] = useOptimisticFilters<{ part: string | null; sort: Sort | null }>(place, change);

  return (
    <Bar aria-label={label}>
      <Fields>
        <TextField
          label="Search"
          type="search"
          name="search"
          placeholder={placeholder}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={maxSearchLength}
          {...field}
        />
        <Choice
          label="Show"
          name="show"
          unset={everything}
          options={parts.map((part) => ({ value: part.inUrl, label: part.label }))}
          chosen={chosen.part}
          onChoose={(part) => choose({ part })}
        />
        <Choice
          label="Sort by"
          name="sort"
          unset={ownOrder}
          options={orders.map((order) => ({ value: order.sort, label: order.label }))}
          chosen={chosen.sort}
          onChoose={(sort) => choose({ sort })}
        />
      </Fields>
      <Count role="status">{children}</Count>
    </Bar>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  name: string;
  /** What it is called where nothing is chosen. */
  unset: string;
  options: readonly { value: Value; label: string }[];
  chosen: Value | null;
  onChoose: (chosen: Value | null) => void;
}

/** A list of what can be chosen, or nothing where there is no choice. */
function Choice<Value extends string>({ unset, options, chosen, onChoose, ...field }: ChoiceProps<Value>) {
  if (options.length === 0) return null;
  return (
    <SelectField
      {...field}
      value={chosen ?? ""}
      onChange={({ target }) => onChoose((target.value || null) as Value | null)}
    >
      <option value="">{unset}</option>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}
