import { BadUserInput } from "../errors";
import { encodeCursor, type CursorKey } from "./cursors";

/** The most that one page may hold. */
export const MAX_PAGE = 100;

/** What a page is asked with. */
export interface PageArgs {
  first: number;
  after?: string | null | undefined;
  before?: string | null | undefined;
}

/** The cursors of a page's first and last row, and whether rows come before or after it. */
export interface PageInfo {
  hasNextPage: boolean;
  /** Null where the page is empty. */
  endCursor: string | null;
  hasPreviousPage: boolean;
  /** Null where the page is empty. */
  startCursor: string | null;
}

/** Rows of one page; the count is a getter, so that only those who ask for it pay for it. */
export interface Connection<Node> {
  nodes: Node[];
  pageInfo: PageInfo;
  readonly totalCount: Promise<number>;
}

/** Checks what a page is asked with; throws BadUserInput. */
export function checkPage({ first, after, before }: PageArgs): void {
  if (first < 1 || first > MAX_PAGE)
    throw new BadUserInput([{ field: "first", message: `must be between 1 and ${MAX_PAGE}` }]);
  if (after && before)
    throw new BadUserInput([{ field: "before", message: "can't be given together with after" }]);
}

/**
 * Makes a page from the rows read: in the list's order, or against it where the page ends `before` a cursor, and one
 * more than the page holds where another page follows on that side. On the other side stands the cursor's own row.
 */
export function toConnection<Node>(
  found: Node[],
  { first, after, before }: PageArgs,
  keyOf: (node: Node) => CursorKey,
  count: () => Promise<number>,
): Connection<Node> {
  const more = found.length > first;
  const nodes = found.slice(0, first);
  if (before) nodes.reverse();
  const cursorOf = (node: Node | undefined) => (node === undefined ? null : encodeCursor(keyOf(node)));
  return {
    nodes,
    pageInfo: {
      hasNextPage: before ? true : more,
      endCursor: cursorOf(nodes.at(-1)),
      hasPreviousPage: before ? more : Boolean(after),
      startCursor: cursorOf(nodes[0]),
    },
    get totalCount() {
      return count();
    },
  };
}
