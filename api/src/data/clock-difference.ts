/**
 * By how many ms a clock of this process is ahead of the database's, negative if it is behind: the database read its own at a moment
 * between `before` and `after`. 0 where the moment may have been the same.
 */
export const millisecondsAhead = (before: number, database: number, after: number): number =>
  Math.max(before - database, 0) + Math.min(after - database, 0);
