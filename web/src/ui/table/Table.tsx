import { listTexts } from "@shop/shared/messages/en/admin";
import { Fragment, memo, type ReactNode } from "react";
import { styled } from "styled-components";
import { visuallyHidden } from "../../theme/tokens";
import { Skeleton } from "../feedback/states";
import { asCards, asRows } from "./table-cards";
import { TableBox, TableFrame } from "./table-frame";
import type { RowSelection } from "./use-row-selection";
import { TableHeader, type ColumnSorts, type TableSort } from "./TableHeader";
import { VisuallyHidden } from "../layout/VisuallyHidden";
import { tableTexts } from "@shop/shared/messages/en/common";

/** A target of 44 px around a checkbox. */
const Target = styled.label`
  display: inline-flex;
  gap: 0.75rem;
  align-items: center;
  justify-content: center;
  min-width: var(--target);
  min-height: var(--target);
  margin: -12px 0 -12px -12px;
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

/** The label next to a checkbox on a phone; elsewhere its column tells its purpose. */
const PhoneWords = styled.span`
  ${asRows} {
    ${visuallyHidden}
  }
`;

/** The checkbox of a row. */
function SelectCell<Row>({ row, selection }: { row: Row; selection: RowSelection<Row> }) {
  return (
    <td role="cell" data-select>
      <Target>
        <input
          type="checkbox"
          aria-label={listTexts.select(selection.nameOf(row))}
          checked={selection.has(row)}
          onChange={() => selection.toggle(row)}
        />
      </Target>
    </td>
  );
}

/** The placeholder of a checkbox while the row is loading. */
function SelectCellSkeleton() {
  return (
    <td data-select>
      <Target as="span">
        <input type="checkbox" disabled />
      </Target>
    </td>
  );
}

/** The checkbox that selects all rows of the page; half-checked while only some are selected. */
function SelectAllHeader<Row>({ selection }: { selection: RowSelection<Row> }) {
  const { onPage, toggleAll } = selection;
  const all = onPage.selected === onPage.count && onPage.count > 0;
  const showMixed = (input: HTMLInputElement | null) => {
    if (input) input.indeterminate = onPage.selected > 0 && !all;
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

/** A column of a table. Numbers and actions are aligned right. */
export interface Column<Row, Sort extends string = never> {
  header: string;
  cell: (row: Row) => ReactNode;
  align?: "start" | "end";
  /** The sort orders of the column's header. */
  sorts?: ColumnSorts<Sort>;
  /** Contains sentences, which take the whole width on a phone. */
  prose?: boolean;
  /** Contains buttons; the header is visible to screen readers only. */
  actions?: boolean;
  /** On a phone: the heading of the row's card, an image in its corner, or as wide or half as wide as the card. */
  phone?: "title" | "corner" | "wide" | "half";
  /** The size of the cell's placeholder in a loading table; a line of text by default. */
  size?: CellSize;
}

/** CSS lengths. */
interface CellSize {
  width?: string;
  height?: string;
}

/** Adjacent rows that belong together. */
export interface RowGroup {
  key: string;
  /** The heading above the rows, shown once. */
  heading: ReactNode;
}

interface TableProps<Row, Sort extends string> {
  /** A description of the table, for screen readers. */
  caption: string;
  columns: readonly Column<Row, Sort>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** The current sort order; without it the table can't be sorted. */
  tableSort?: TableSort<Sort> | undefined;
  /** The selected rows; without it rows have no checkbox. */
  selection?: RowSelection<Row> | undefined;
  /** The group of a row; null for a row without a group. */
  groupOf?: ((row: Row) => RowGroup | null) | undefined;
  /**
   * The height of a row's card on a phone, if all cards are equally high; the browser then skips the layout of cards outside the
   * window.
   */
  cardHeight?: string | undefined;
}

/** A table whose rows become cards on a phone. Roles are explicit, because CSS `display` removes the implicit ones. */
export function Table<Row, Sort extends string = never>({
  caption,
  columns,
  rows,
  rowKey,
  tableSort,
  selection,
  groupOf,
  cardHeight,
}: TableProps<Row, Sort>) {
  const groups = rows.map((row) => groupOf?.(row) ?? null);
  const isSame = (one: number, other: number) =>
    Boolean(groups[one] && groups[one].key === groups[other]?.key);
  const isGrouped = (index: number) => isSame(index, index + 1) || isSame(index, index - 1);
  return (
    <TableBox>
      <TableFrame role="table" $cardHeight={cardHeight}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <HeaderRow columns={columns} tableSort={tableSort} selection={selection} />
        <tbody role="rowgroup">
          {rows.map((row, index) => (
            <Fragment key={rowKey(row)}>
              {isSame(index, index + 1) && !isSame(index, index - 1) && (
                <tr role="row" data-group>
                  <th role="rowheader" scope="rowgroup" colSpan={columns.length + (selection ? 1 : 0)}>
                    {groups[index]?.heading}
                  </th>
                </tr>
              )}
              <tr
                role="row"
                data-selected={selection?.has(row) || undefined}
                data-grouped={isGrouped(index) || undefined}
              >
                {selection && <SelectCell row={row} selection={selection} />}
                <Cells columns={columns} row={row} />
              </tr>
            </Fragment>
          ))}
        </tbody>
      </TableFrame>
    </TableBox>
  );
}

interface CellsProps<Row, Sort extends string> {
  columns: readonly Column<Row, Sort>[];
  row: Row;
}

/** The cells of a row. Rendered again only if the row has changed, not when the selection or the search changes. */
const Cells = memo(function Cells<Row, Sort extends string>({ columns, row }: CellsProps<Row, Sort>) {
  return columns.map((column) => (
    <td key={column.header} role="cell" {...attributesOf(column)}>
      <CellContent column={column} row={row} />
    </td>
  ));
}) as <Row, Sort extends string>(props: CellsProps<Row, Sort>) => ReactNode; // `memo` drops the type parameters

interface CellContentProps<Row, Sort extends string> {
  column: Column<Row, Sort>;
  row: Row;
}

function CellContent<Row, Sort extends string>({ column, row }: CellContentProps<Row, Sort>) {
  const content = column.cell(row);
  return column.actions ? content : <span>{content}</span>;
}

interface TableSkeletonProps<Row, Sort extends string> extends Pick<
  TableProps<Row, Sort>,
  "columns" | "tableSort" | "selection"
> {
  /** The number of rows; enough to fill a screen by default. */
  rows?: number;
}

const CellSkeleton = styled(Skeleton)`
  display: inline-block;
  vertical-align: middle;

  ${asCards} {
    td[data-actions] > && {
      width: 100%;
      height: var(--target);
    }
  }
`;

/** The placeholder of a loading table: the real header, and rows of the expected height. Use it inside {@link Loading}. */
export function TableSkeleton<Row, Sort extends string = never>({
  columns,
  rows = 12,
  tableSort,
  selection,
}: TableSkeletonProps<Row, Sort>) {
  return (
    <TableBox>
      <TableFrame aria-hidden inert>
        <HeaderRow columns={columns} tableSort={tableSort} selection={selection} />
        <tbody>
          {Array.from({ length: rows }, (_, row) => (
            <tr key={row}>
              {selection && <SelectCellSkeleton />}
              {columns.map((column) => (
                <td key={column.header} {...attributesOf(column)}>
                  <CellSkeleton {...sizeOf(column, row)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </TableFrame>
    </TableBox>
  );
}

/** The attributes by which CSS styles a column. */
function attributesOf<Row, Sort extends string>(column: Column<Row, Sort>) {
  const { header, align, prose, actions, phone } = column;
  return {
    "data-header": header,
    "data-align": align,
    "data-prose": prose || undefined,
    "data-actions": actions || undefined,
    "data-phone": phone,
  };
}

/** The size of a cell's placeholder; lines of text vary in length. */
function sizeOf<Row, Sort extends string>({ header, actions, size }: Column<Row, Sort>, row: number) {
  return {
    $width: size?.width ?? (actions ? "5.5rem" : `${2.5 + ((row + header.length) % 4) * 0.75}rem`),
    $height: size?.height ?? (actions ? "2.25rem" : "1em"),
  };
}

function HeaderRow<Row, Sort extends string>({
  columns,
  tableSort,
  selection,
}: Pick<TableProps<Row, Sort>, "columns" | "tableSort" | "selection">) {
  return (
    <thead role="rowgroup" data-unselectable={selection ? undefined : true}>
      <tr role="row">
        {selection && <SelectAllHeader selection={selection} />}
        {columns.map(({ header, align, actions, sorts }) => (
          <TableHeader
            key={header}
            header={header}
            align={align}
            hiddenLabel={actions ?? false}
            sorts={sorts}
            tableSort={tableSort}
          />
        ))}
      </tr>
    </thead>
  );
}
