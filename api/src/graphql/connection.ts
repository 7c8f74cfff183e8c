import { Field, Int, ObjectType } from "type-graphql";
import { BadUserInput } from "../errors";

@ObjectType({ description: "Where a page begins and ends, and whether more stand on either side." })
export class PageInfo {
  @Field(() => Boolean, { description: "Whether more follow this page." })
  hasNextPage!: boolean;

  @Field(() => String, {
    nullable: true,
    description: "Give it as `after` to get the next page. Null where the page is empty.",
  })
  endCursor!: string | null;

  @Field(() => Boolean, { description: "Whether more stand before this page." })
  hasPreviousPage!: boolean;

  @Field(() => String, {
    nullable: true,
    description:
      "Give it as `before`, where a list takes that, to get the page before. Null where the page is empty.",
  })
  startCursor!: string | null;
}

/** Rows of one page; the count is a getter, so that only those who ask for it pay for it. */
export interface Connection<Node> {
  nodes: Node[];
  pageInfo: PageInfo;
  readonly totalCount: Promise<number>;
}

/** What the Relay connection type of `Node` extends. */
export function connectionOf<Node extends object>(node: new () => Node) {
  @ObjectType()
  abstract class ConnectionType {
    @Field(() => [node], { description: "What this page holds, in the order of the list." })
    nodes!: Node[];

    @Field(() => PageInfo, { description: "Where this page begins and ends." })
    pageInfo!: PageInfo;

    @Field(() => Int, {
      description: "How many there are on all pages: exact up to 10,000, an estimate beyond.",
    })
    totalCount!: Promise<number>;
  }
  return ConnectionType;
}

/** The most that one page may hold. */
export const MAX_PAGE = 100;

/** What a page is asked with. */
export interface PageArgs {
  first: number;
  after?: string | null | undefined;
  before?: string | null | undefined;
}

/** The sort keys and the id of a row: where the next page goes on, whatever is inserted or deleted meanwhile. */
export type CursorKey = [...keys: (string | number | boolean)[], id: string];

/** PostgreSQL's type of a sort key. */
export type KeyType = "timestamptz" | "text" | "float8" | "int" | "boolean";

const encodeCursor = (key: CursorKey) => Buffer.from(JSON.stringify(key)).toString("base64url");

/** Reads a cursor of a list sorted by keys of these types; throws BadUserInput for anything else. */
export function decodeCursor(
  cursor: string,
  types: readonly KeyType[],
  argument: "after" | "before",
): CursorKey {
  const key = parseJson(Buffer.from(cursor, "base64url").toString());
  if (
    Array.isArray(key) &&
    key.length === types.length + 1 &&
    types.every((type, at) => isKeyOf[type](key[at])) &&
    isUuid(key.at(-1))
  )
    return key as CursorKey;
  throw new BadUserInput([{ field: argument, message: "is not a cursor of this list" }]);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** PostgreSQL knows no 30th of February and no year nought; JavaScript makes something of both. */
function isInstant(key: unknown): boolean {
  if (typeof key !== "string" || !INSTANT.test(key) || Number.isNaN(Date.parse(key))) return false;
  return new Date(key).toISOString() === key && !key.startsWith("0000");
}

const isKeyOf: Record<KeyType, (key: unknown) => boolean> = {
  timestamptz: isInstant,
  text: (key) => typeof key === "string" && !key.includes("\0"),
  float8: (key) => typeof key === "number",
  boolean: (key) => typeof key === "boolean",
  int: (key) => Number.isInteger(key) && Math.abs(key as number) < 2 ** 31,
};

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

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** Whether an id from outside can be one of ours; PostgreSQL would answer any other with an error. */
export function isUuid(id: unknown): id is string {
  return typeof id === "string" && UUID.test(id);
}
