import { BadUserInput } from "../errors";
import { isUuid } from "./uuid";

/** The sort keys and the id of a row: where the next page goes on, whatever is inserted or deleted meanwhile. */
export type CursorKey = [...keys: (string | number | boolean)[], id: string];

/** PostgreSQL's type of a sort key. */
export type KeyType = "timestamptz" | "text" | "float8" | "int" | "boolean";

/** The cursor of a row. */
export const encodeCursor = (key: CursorKey): string =>
  Buffer.from(JSON.stringify(key)).toString("base64url");

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
