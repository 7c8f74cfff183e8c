import { listTexts } from "@shop/shared/messages/en/admin";
import { pageSizes } from "@shop/shared/lists";
import { useDeferredValue, useRef, type ReactNode } from "react";
import { styled } from "styled-components";
import { tableTexts } from "@shop/shared/messages/en/common";
import { motion, space } from "../../theme/tokens";
import { Button, ButtonLink } from "../form/Button";
import { formatCount } from "../format/format";
import { ListToolbar } from "./ListToolbar";
import { ListPager, type PageEnds } from "./ListPager";
import { isNarrowed, unnarrowed, type ListNavigation } from "./list-params";
import { Empty, Failure, Loading, Skeleton } from "../feedback/states";
import { Table, TableSkeleton, type Column, type RowGroup } from "./Table";
import { SelectionLine } from "./SelectionLine";
import type { DaysFilter } from "./use-days-filter";
import type { RowSelection } from "./use-row-selection";

/** A page of a list, as the server returns it. */
export interface ListPage<Row> {
  nodes: readonly Row[];
  totalCount: number;
  pageInfo: PageEnds;
}

/** The state of a query for a page; the previous page stays visible until the new one has arrived. */
interface PageQuery<Data> {
  data?: Data | undefined;
  previousData?: Data | undefined;
  error?: unknown;
  refetch: () => unknown;
}

interface PagedTableProps<Row, Sort extends string, Data> {
  /** The noun of the rows, in singular and plural: "order", "orders". */
  noun: readonly [one: string, many: string];
  columns: readonly Column<Row, Sort>[];
  navigation: ListNavigation<Sort>;
  query: PageQuery<Data>;
  /** Selects the list in the query's data; null is an empty one. */
  select: (data: Data) => ListPage<Row> | null;
  /** The placeholder of the search field; without it there is none. */
  placeholder?: string;
  /** The label of the option that shows the whole list. */
  allLabel?: string;
  /** The filter by days, if the list has one. */
  daysFilter?: DaysFilter;
  /** The label of the default sort order. */
  defaultSortLabel: string;
  /** Shown for an empty list without a search, a filter or days. */
  empty: ReactNode;
  /** The selected rows; without it rows have no checkbox. */
  selection?: RowSelection<Row> | undefined;
  /** The group of a row; null for a row without a group. */
  groupOf?: (row: Row) => RowGroup | null;
  /** The height of a row's card on a phone, if all cards are equally high. */
  cardHeight?: string;
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  scroll-margin-top: 5rem;
`;

const Rows = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  transition: opacity ${motion.calm};

  &[aria-busy="true"] {
    opacity: 0.5;
  }
`;

const Centered = styled.div`
  justify-self: center;
`;

const noRows = {
  ...{ nodes: [], totalCount: 0 },
  pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
};

/** A table with search, sorting and pagination, all in the URL, and its loading, error and empty states. */
export function PagedTable<Row extends { id: string }, Sort extends string, Data>(
  props: PagedTableProps<Row, Sort, Data>,
) {
  const { noun, navigation, query, select, placeholder, allLabel, daysFilter, defaultSortLabel } = props;
  const { data, previousData, error } = query;
  const frame = useRef<HTMLDivElement>(null);
  // Deferred, so that results arriving don't block typing in the search.
  const shown = useDeferredValue(error ? undefined : (data ?? previousData));
  const list = shown && (select(shown) ?? noRows);
  const empty = data && !select(data)?.totalCount && !isNarrowed(navigation.params) && props.empty;
  if (empty && navigation.filters.length === 0) return empty; // a filter may match more rows than the default list

  return (
    <Frame ref={frame} tabIndex={-1}>
      <ListToolbar label={noun[1]} {...{ placeholder, navigation, allLabel, daysFilter, defaultSortLabel }}>
        {list
          ? `${formatCount(list.totalCount)} ${noun[list.totalCount === 1 ? 0 : 1]}`
          : !error && <Skeleton $width="5rem" />}
      </ListToolbar>
      {empty || (
        <PageOfRows
          {...props}
          list={list}
          busy={shown !== data}
          onPageChange={() => frame.current?.focus()}
        />
      )}
    </Frame>
  );
}

interface WholeTableProps<Row, Data> {
  /** A description of the table, for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  query: PageQuery<Data>;
  /** Selects the rows in the query's data. */
  select: (data: Data) => readonly Row[];
  /** A name for the loading content: "the API keys". */
  loading: string;
  empty: ReactNode;
}

/** A table of a short list that has no pages, and its loading, error and empty states. */
export function WholeTable<Row extends { id: string }, Data>({
  query: { data, previousData, error, refetch },
  select,
  loading,
  empty,
  ...table
}: WholeTableProps<Row, Data>) {
  const shown = data ?? previousData;
  if (error) return <Failure error={error} onRetry={refetch} />;
  if (!shown) {
    return (
      <Loading what={loading}>
        <TableSkeleton columns={table.columns} rows={4} />
      </Loading>
    );
  }
  const rows = select(shown);
  return rows.length === 0 ? empty : <Table rows={rows} rowKey={({ id }) => id} {...table} />;
}

interface PageOfRowsProps<Row, Sort extends string, Data> extends PagedTableProps<Row, Sort, Data> {
  list: ListPage<Row> | undefined;
  /** Whether another list is loading or waits to be rendered. */
  busy: boolean;
  onPageChange: () => void;
}

function PageOfRows<Row extends { id: string }, Sort extends string, Data>({
  noun,
  columns,
  navigation,
  query,
  list,
  busy,
  selection,
  groupOf,
  cardHeight,
  onPageChange,
}: PageOfRowsProps<Row, Sort, Data>) {
  const { params, change } = navigation;
  const tableSort = { sort: params.sort, choose: (sort: Sort | null) => change({ sort }) };
  if (query.error) return <LoadFailure error={query.error} retry={query.refetch} navigation={navigation} />;
  if (!list) {
    return (
      <Loading what={listTexts.loading(noun[1])}>
        <TableSkeleton columns={columns} tableSort={tableSort} selection={selection} />
      </Loading>
    );
  }
  if (list.nodes.length === 0) return <NoResults navigation={navigation} />;
  return (
    <Rows aria-busy={busy}>
      {selection && <SelectionLine selection={selection} />}
      <Table
        caption={noun[1]}
        columns={columns}
        rows={list.nodes}
        rowKey={({ id }) => id}
        tableSort={tableSort}
        selection={selection}
        groupOf={groupOf}
        cardHeight={cardHeight}
      />
      <ListPager
        navigation={navigation}
        ends={list.pageInfo}
        totalCount={list.totalCount}
        pageSize={pageSizes.admin}
        onPageChange={onPageChange}
      />
    </Rows>
  );
}

function FirstPageLink<Sort extends string>({ navigation }: { navigation: ListNavigation<Sort> }) {
  return (
    <ButtonLink to={navigation.pageAt({ after: null, before: null, page: 1 })} variant="secondary">
      {tableTexts.firstPage}
    </ButtonLink>
  );
}

/** The error state. If the URL has a cursor, which may be invalid, it links to the first page. */
function LoadFailure<Sort extends string>({
  error,
  retry,
  navigation,
}: {
  error: unknown;
  retry: () => unknown;
  navigation: ListNavigation<Sort>;
}) {
  const { after, before } = navigation.params;
  return (
    <>
      <Failure error={error} onRetry={retry} />
      {(after ?? before) && (
        <Centered>
          <FirstPageLink navigation={navigation} />
        </Centered>
      )}
    </>
  );
}

/** No row matches the search, or the rows of this page have been removed. */
function NoResults<Sort extends string>({ navigation }: { navigation: ListNavigation<Sort> }) {
  const { search } = navigation.params;
  if (!isNarrowed(navigation.params)) {
    return <Empty action={<FirstPageLink navigation={navigation} />}>{tableTexts.nothingHere}</Empty>;
  }
  return (
    <Empty
      action={
        <Button variant="secondary" onClick={() => navigation.change(unnarrowed)}>
          {tableTexts.showAll}
        </Button>
      }
    >
      {search ? listTexts.nothingFor(search) : listTexts.nothing}
    </Empty>
  );
}
