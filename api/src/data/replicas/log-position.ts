/** A position in PostgreSQL's log. What was committed earlier stands before what was committed later. */
export type LogPosition = bigint;

/** Where nothing has been written yet: no replica has replayed it. */
export const NEVER_REPLAYED = "FFFFFFFF/FFFFFFFF";

const TEXT = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/i;

/** Reads a position as PostgreSQL writes it, such as `16/B374D848`; undefined for any other text. */
export function readPosition(text: string): LogPosition | undefined {
  const [, high, low] = TEXT.exec(text) ?? [];
  if (high === undefined || low === undefined) return undefined;
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}
