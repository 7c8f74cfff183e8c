/** A position in PostgreSQL's write-ahead log. Earlier commits have lower positions. */
export type LogPosition = bigint;

/** A position that no log has reached: no replica has replayed it. */
export const NEVER_REPLAYED = "FFFFFFFF/FFFFFFFF";

const TEXT = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/i;

/** Parses a position in PostgreSQL's format, such as `16/B374D848`; undefined for any other text. */
export function readPosition(text: string): LogPosition | undefined {
  const [, high, low] = TEXT.exec(text) ?? [];
  if (high === undefined || low === undefined) return undefined;
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}
