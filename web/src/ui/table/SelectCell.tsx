import { styled } from "styled-components";
import { tableTexts } from "../../messages/tables";
import { asCards } from "./table-cards";
import type { RowSelection } from "./use-row-selection";

/** A target of 44 px around a checkbox. */
const Target = styled.label`
  display: inline-flex;
  gap: 0.75rem;
  align-items: center;
  justify-content: center;
  min-width: var(--target);
  min-height: var(--target);
  margin: -0.75rem 0 -0.75rem -0.75rem;
  vertical-align: middle;
  cursor: pointer;

  input {
    width: 1.125rem;
    height: 1.125rem;
    cursor: pointer;
  }
  ${asCards} {
    margin: 0;
  }
`;

/** Words beside a checkbox on a phone; elsewhere its place in the table says them. */
const PhoneWords = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;

  ${asCards} {
    position: static;
    width: auto;
    height: auto;
    clip-path: none;
  }
`;

/** The checkbox of a row. */
export function SelectCell<Row>({ row, selection }: { row: Row; selection: RowSelection<Row> }) {
  return (
    <td role="cell" data-select>
      <Target>
        <input
          type="checkbox"
          aria-label={`Select ${selection.nameOf(row)}`}
          checked={selection.has(row)}
          onChange={() => selection.toggle(row)}
        />
      </Target>
    </td>
  );
}

/** The place of a row's checkbox while the row is loading. */
export function SelectCellSkeleton() {
  return (
    <td data-select>
      <Target as="span">
        <input type="checkbox" disabled />
      </Target>
    </td>
  );
}

/** The checkbox that selects all rows of the page; half-checked while only some are selected. */
export function SelectAllHeader<Row>({ selection }: { selection: RowSelection<Row> }) {
  const { rows, pageCount, toggleAll } = selection;
  const all = rows.length === pageCount && pageCount > 0;
  const showMixed = (input: HTMLInputElement | null) => {
    if (input) input.indeterminate = rows.length > 0 && !all;
  };
  return (
    <th role="columnheader" scope="col" data-select>
      <Target>
        <input type="checkbox" ref={showMixed} checked={all} onChange={toggleAll} />
        <PhoneWords>{tableTexts.selectAll}</PhoneWords>
      </Target>
    </th>
  );
}
