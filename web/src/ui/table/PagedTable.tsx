import { useRef, type ReactNode } from "react";
import { styled } from "styled-components";
import { motion, space } from "../../theme/tokens";
import { Button, ButtonLink } from "../form/Button";
import { formatCount } from "../format/format";
import { ListBar } from "./ListToolbar";
import { ListPager, type PageEnds } from "./ListPager";
import type { ListNavigation } from "./list-params";
import { Empty, Failure, Loading } from "../feedback/states";
import { Table, TableSkeleton, type Column } from "./Table";

/** One page of a long list, as the server gives it. */
export interface ListPage<Row> {
  nodes: readonly Row[];
  totalCount: number;
  pageInfo: PageEnds;
}

/** The state of a query for such a page; until a new page has come, the one before it is shown. */
interface PageQuery<Data> {
  data?: Data | undefined;
  previousData?: Data | undefined;
  error?: unknown;
  refetch: () => unknown;
}

interface PagedTableProps<Row, Sort extends string, Data> {
  /** What its rows are: one "order", many "orders". */
  noun: readonly [one: string, many: string];
  columns: readonly Column<Row, Sort>[];
  address: ListNavigation<Sort>;
  query: PageQuery<Data>;
  /** The list in what the query returns. */
  select: (data: Data) => ListPage<Row>;
  pageSize: number;
  /** What one can search by. */
  placeholder: string;
  /** The option that shows the whole list. */
  everything?: string;
  /** The list's own order, in words. */
  ownOrder: string;
  /** What to show where there is nothing at all. */
  empty: ReactNode;
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

const Centred = styled.div`
  justify-self: center;
`;

/** A table of one page of a long list: search, order and pages, all in the address, and each of its states. */
export function PagedTable<Row extends { id: string }, Sort extends string, Data>(
  props: PagedTableProps<Row, Sort, Data>,
) {
  const { noun, address, query, select, placeholder, everything, ownOrder, empty } = props;
  const { data, previousData, error } = query;
  const frame = useRef<HTMLDivElement>(null);
  const shown = error ? undefined : (data ?? previousData);
  const list = shown && select(shown);
  if (list?.totalCount === 0 && !address.place.search && !address.place.part) return empty;

  return (
    <Frame ref={frame} tabIndex={-1}>
      <ListBar label={noun[1]} {...{ placeholder, address, everything, ownOrder }}>
        {list && `${formatCount(list.totalCount)} ${noun[list.totalCount === 1 ? 0 : 1]}`}
      </ListBar>
      <PageOfRows {...props} list={list} onTurn={() => frame.current?.focus()} />
    </Frame>
  );
}

interface PageOfRowsProps<Row, Sort extends string, Data> extends PagedTableProps<Row, Sort, Data> {
  list: ListPage<Row> | undefined;
  onTurn: () => void;
}

function PageOfRows<Row extends { id: string }, Sort extends string, Data>({
  noun,
  columns,
  address,
  query,
  pageSize,
  list,
  onTurn,
}: PageOfRowsProps<Row, Sort, Data>) {
  const { place, change } = address;
  if (query.error) return <NotLoaded error={query.error} retry={query.refetch} address={address} />;
  if (!list) {
    return (
      <Loading what={`the ${noun[1]}`}>
        <TableSkeleton columns={columns} />
      </Loading>
    );
  }
  if (list.nodes.length === 0) return <NothingFound address={address} />;
  return (
    <Rows aria-busy={!query.data}>
      <Table
        caption={noun[1]}
        columns={columns}
        rows={list.nodes}
        rowKey={({ id }) => id}
        order={{ sort: place.sort, choose: (sort) => change({ sort }) }}
      />
      <ListPager
        address={address}
        ends={list.pageInfo}
        totalCount={list.totalCount}
        pageSize={pageSize}
        onTurn={onTurn}
      />
    </Rows>
  );
}

function ToFirstPage<Sort extends string>({ address }: { address: ListNavigation<Sort> }) {
  return (
    <ButtonLink to={address.pageAt({ after: null, before: null, page: 1 })} variant="secondary">
      To the first page
    </ButtonLink>
  );
}

/** Another try may help; where the address was typed by hand, only the first page does. */
function NotLoaded<Sort extends string>({
  error,
  retry,
  address,
}: {
  error: unknown;
  retry: () => unknown;
  address: ListNavigation<Sort>;
}) {
  const { after, before } = address.place;
  return (
    <>
      <Failure error={error} onRetry={retry} />
      {(after ?? before) && (
        <Centred>
          <ToFirstPage address={address} />
        </Centred>
      )}
    </>
  );
}

/** No row answers to the search, or whatever stood on this page has gone meanwhile. */
function NothingFound<Sort extends string>({ address }: { address: ListNavigation<Sort> }) {
  const { search, part } = address.place;
  if (!search && !part) {
    return <Empty action={<ToFirstPage address={address} />}>There is nothing on this page any more.</Empty>;
  }
  return (
    <Empty
      action={
        <Button variant="secondary" onClick={() => address.change({ search: "", part: null })}>
          Show all
        </Button>
      }
    >
      {search ? `Nothing found for “${search}”.` : "There is nothing of this kind."}
    </Empty>
  );
}
