import { MAX_PAGE_SIZE } from "@shop/shared/lists";
import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { MAX_SELECTED, type WholeList } from "../../../ui/table/use-row-selection";

/** A page of a list, as its query returns it. */
interface ReadPage<Row> {
  nodes: readonly Row[];
  totalCount: number;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

interface Listing<Data, Variables> {
  document: TypedDocumentNode<Data, Variables>;
  variables: Variables & { after: string | null; before: string | null; first: number };
  /** The data of the page's query. */
  data: Data | undefined;
}

/** All rows of a paginated list, so that they can be selected at once. */
export function useWholeList<Row, Data, Variables extends OperationVariables>(
  { document, variables, data }: Listing<Data, Variables>,
  select: (data: Data) => ReadPage<Row>,
): WholeList<Row> {
  const client = useApolloClient();
  const narrowed = { ...variables, first: 0, after: null, before: null };

  const load = async () => {
    const rows: Row[] = [];
    let next: string | null = null;
    do {
      const page = { ...variables, first: MAX_PAGE_SIZE, after: next, before: null };
      const answer = await client.query<Data>({
        query: document,
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
  return { key: JSON.stringify(narrowed), total: data && select(data).totalCount, load };
}
