/** The SQL of an instant as JSON has it: `2026-03-01T09:30:00.000Z`. */
export const jsonInstant = (sql: string): string =>
  `to_char(${sql} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
