import type { ReactNode } from "react";
import { styled } from "styled-components";
import { color, from, space, text } from "../theme/tokens";
import { SelectField, TextField } from "./Field";
import { longestSearch, type ListAddress } from "./list-address";
import { useChosen } from "./use-chosen";
import { useTypedWords } from "./use-typed-words";

const Bar = styled.search`
  display: grid;
  gap: ${space[4]};
  align-items: end;

  ${from.medium} {
    grid-template-columns: minmax(0, 1fr) 14rem;
  }
`;

const Count = styled.p`
  grid-column: 1 / -1;
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
  address: ListAddress<Sort>;
  /** The list's own order, in words. */
  ownOrder: string;
  /** What was found; said again whenever it changes. */
  children: ReactNode;
}

/** Search as you type, and the order, for a list whose place stands in the address. */
export function ListBar<Sort extends string>({
  label,
  placeholder,
  address: { place, orders, change },
  ownOrder,
  children,
}: ListBarProps<Sort>) {
  const field = useTypedWords(place.search, (search) => change({ search }));
  const [chosen, choose] = useChosen<{ sort: Sort | null }>(place, change);

  return (
    <Bar aria-label={label}>
      <TextField
        label="Search"
        type="search"
        name="search"
        placeholder={placeholder}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={longestSearch}
        {...field}
      />
      {orders.length > 0 && (
        <SelectField
          label="Sort by"
          name="sort"
          value={chosen.sort ?? ""}
          onChange={({ target }) => choose({ sort: (target.value || null) as Sort | null })}
        >
          <option value="">{ownOrder}</option>
          {orders.map(({ sort, label }) => (
            <option key={sort} value={sort}>
              {label}
            </option>
          ))}
        </SelectField>
      )}
      <Count role="status">{children}</Count>
    </Bar>
  );
}
