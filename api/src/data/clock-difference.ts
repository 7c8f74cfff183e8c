/**
 * By how many ms a clock of this process is ahead of the database's; negative if it is behind. The database read its own clock at a
 * moment between `before` and `after`. 0 if both clocks may agree.
 */
export const millisecondsAhead = (before: number, database: number, after: number): number =>
  Math.max(before - database, 0) + Math.min(after - database, 0);
