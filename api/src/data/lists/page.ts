import { once } from "@shop/shared/once";
import { MAX_PAGE_SIZE } from "@shop/shared/lists";
import { BadUserInput } from "../../errors";
import { encodeCursor, type CursorKey } from "./cursors";

/** The start of a page: after one cursor, or backwards before another. */
export interface PageStart {
  after?: string | null | undefined;
  before?: string | null | undefined;
}

/** The arguments of a page. */
export interface PageArgs extends PageStart {
  first: number;
}

/** The cursors of a page's first and last row, and whether there are rows before or after the page. */
export interface PageInfo {
  hasNextPage: boolean;
  /** Null if the page is empty. */
  endCursor: string | null;
  hasPreviousPage: boolean;
  /** Null if the page is empty. */
  startCursor: string | null;
}

/** A row of a page, and the cursor after which the list continues. */
export interface Edge<Node> {
  cursor: string;
  node: Node;
}

/** The rows of one page. The edges and the count are getters, and computed only if requested. */
export interface Connection<Node> {
  nodes: Node[];
  /** The nodes, each with its cursor. */
  readonly edges: Edge<Node>[];
  pageInfo: PageInfo;
  readonly totalCount: Promise<number>;
}

/** Checks the arguments of a page; throws BadUserInput. */
export function checkPage({ first, after, before }: PageArgs): void {
  if (first < 1 || first > MAX_PAGE_SIZE)
    throw new BadUserInput([{ field: "first", message: `must be between 1 and ${MAX_PAGE_SIZE}` }]);
  if (after && before)
    throw new BadUserInput([{ field: "before", message: "can't be given together with after" }]);
}

/**
 * Builds a page from rows in the list's order, or in reverse order if the page ends `before` a cursor. One row beyond the
 * page's size means that another page follows in that direction. In the other direction there is at least the cursor's row.
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
  const total = once(count);
  const cursorOf = (node: Node) => encodeCursor(keyOf(node));
  const [start, end] = [nodes[0], nodes.at(-1)];
  return {
    nodes,
    get edges() {
      return this.nodes.map((node) => ({ cursor: cursorOf(node), node }));
    },
    pageInfo: {
      hasNextPage: before ? true : more,
      endCursor: end === undefined ? null : cursorOf(end),
      hasPreviousPage: before ? more : Boolean(after),
      startCursor: start === undefined ? null : cursorOf(start),
    },
    get totalCount() {
      return total();
    },
  };
}
