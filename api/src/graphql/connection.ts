import { Field, Int, ObjectType } from "type-graphql";
import { BadUserInput } from "../errors";

@ObjectType({ description: "Where a page ends, and whether more follow." })
export class PageInfo {
  @Field(() => Boolean, { description: "Whether more follow this page." })
  hasNextPage!: boolean;

  @Field(() => String, { nullable: true, description: "Give it as `after` to get the next page." })
  endCursor!: string | null;
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

    @Field(() => PageInfo, { description: "Where this page ends." })
    pageInfo!: PageInfo;

    @Field(() => Int, {
      description: "How many there are on all pages: exact up to 10,000, an estimate beyond.",
    })
    totalCount!: Promise<number>;
  }
  return ConnectionType;
}

/** What each list says of its argument `after`. */
export const AFTER = "The `endCursor` of the page before; the first page without it.";

/** The most that one page may hold. */
export const MAX_PAGE = 100;

/** What a page is asked with. */
export interface PageArgs {
  first: number;
  after?: string | null | undefined;
}

/** The sort key and the id of a row: where the next page goes on, whatever is inserted or deleted meanwhile. */
export type CursorKey = [key: string | number, id: string];

/** PostgreSQL's type of a sort key. */
export type KeyType = "timestamptz" | "text" | "float8" | "int";

const encodeCursor = (key: CursorKey) => Buffer.from(JSON.stringify(key)).toString("base64url");

/** Reads a cursor of a list sorted by a key of this type; throws BadUserInput for anything else. */
export function decodeCursor(cursor: string, type: KeyType): CursorKey {
  const key = parseJson(Buffer.from(cursor, "base64url").toString());
  if (Array.isArray(key) && key.length === 2 && isUuid(key[1]) && isKeyOf[type](key[0]))
    return key as CursorKey;
  throw new BadUserInput([{ field: "after", message: "is not a cursor of this list" }]);
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
  int: (key) => Number.isInteger(key) && Math.abs(key as number) < 2 ** 31,
};

/** Checks the bounds of a page; throws BadUserInput. */
export function checkPage({ first }: PageArgs): void {
  if (first < 1 || first > MAX_PAGE)
    throw new BadUserInput([{ field: "first", message: `must be between 1 and ${MAX_PAGE}` }]);
}

/** Makes a page of `first` nodes from the rows read, which are one more where another page follows. */
export function toConnection<Node>(
  found: Node[],
  first: number,
  keyOf: (node: Node) => CursorKey,
  count: () => Promise<number>,
): Connection<Node> {
  const hasNextPage = found.length > first;
  const nodes = hasNextPage ? found.slice(0, first) : found;
  const last = nodes.at(-1);
  return {
    nodes,
    pageInfo: { hasNextPage, endCursor: last === undefined ? null : encodeCursor(keyOf(last)) },
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
