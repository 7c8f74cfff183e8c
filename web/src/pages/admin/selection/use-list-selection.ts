import { MAX_PAGE_SIZE } from "@shop/shared/lists";
import type { ApolloClient, DocumentNode, OperationVariables } from "@apollo/client";
import { MAX_SELECTED, useRowSelection, type RowSelection } from "../../../ui/table/use-row-selection";

/** A page of a list, as its query returns it. */
interface ReadPage<Row> {
  nodes: readonly Row[];
  totalCount: number;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

/** The result of the query for a page of a list. */
interface ListQuery<Data> {
  client: ApolloClient;
  observable: { query: DocumentNode };
  variables: OperationVariables;
  data?: Data | undefined;
}

const noRows: readonly never[] = [];

/** The selection of a paginated list, whose rows can all be selected at once. `nameOf` must be stable. */
export function useListSelection<Row extends { id: string }, Data>(
  { client, observable, variables, data }: ListQuery<Data>,
  select: (data: Data) => ReadPage<Row>,
  nameOf: (row: Row) => string,
): RowSelection<Row> {
  const list = data && select(data);
  const narrowed = { ...variables, first: 0, after: null, before: null };

  const load = async () => {
    const rows: Row[] = [];
    let next: string | null = null;
    do {
      const page = { ...variables, first: MAX_PAGE_SIZE, after: next, before: null };
      const answer = await client.query<Data>({
        query: observable.query,
        variables: page,
        fetchPolicy: "no-cache",
      });
      if (!answer.data) throw new Error("No rows came.");
      const { nodes, pageInfo } = select(answer.data);
      rows.push(...nodes);
      next = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    } while (next && rows.length < MAX_SELECTED);
    return rows.slice(0, MAX_SELECTED);
  };
  const whole = { key: JSON.stringify(narrowed), total: list?.totalCount, load };
  return useRowSelection(list?.nodes ?? noRows, nameOf, whole);
}
