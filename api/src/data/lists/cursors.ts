import { BadUserInput } from "../../errors";
import type { ColumnType } from "../columns";
import { isUuid } from "../uuid";

/** A row's sort keys and id. The next page continues from there, even if rows are inserted or deleted in between. */
export type CursorKey = [...keys: (string | number | boolean)[], id: string];

/** The cursor of a row. */
export const encodeCursor = (key: CursorKey): string =>
  Buffer.from(JSON.stringify(key)).toString("base64url");

/** Reads a cursor with key values of these types; throws BadUserInput for anything else. */
export function decodeCursor(
  cursor: string,
  types: readonly ColumnType[],
  argument: "after" | "before",
): CursorKey {
  const key = parseJson(Buffer.from(cursor, "base64url").toString());
  if (
    Array.isArray(key) &&
    key.length === types.length &&
    types.every((type, at) => isValueOf[type](key[at]))
  )
    return key as unknown as CursorKey;
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

/** PostgreSQL refuses the 30th of February and the year 0, which JavaScript accepts. */
function isInstant(value: unknown): boolean {
  if (typeof value !== "string" || !INSTANT.test(value) || Number.isNaN(Date.parse(value))) return false;
  return new Date(value).toISOString() === value && !value.startsWith("0000");
}

const isValueOf: Record<ColumnType, (value: unknown) => boolean> = {
  boolean: (value) => typeof value === "boolean",
  "double precision": (value) => typeof value === "number",
  integer: (value) => Number.isInteger(value) && Math.abs(value as number) < 2 ** 31,
  json: () => false,
  jsonb: () => false,
  text: (value) => typeof value === "string" && !value.includes("\0"),
  "text[]": () => false,
  "timestamp with time zone": isInstant,
  uuid: isUuid,
};
