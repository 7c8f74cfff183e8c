let everyStatement = false;

/**
 * Has every statement name its request, also those that are prepared otherwise: they are planned at each execution from then on.
 * For LOG_LEVEL=debug.
 */
export function commentEveryStatement(): void {
  everyStatement = true;
}

/** The text of a statement, and the name under which it is prepared. */
interface NamedText {
  readonly name?: string | undefined;
  readonly text: string;
}

/**
 * The command with the request that it is for, in the format of sqlcommenter: in front, because pg_stat_activity shows the first
 * 1,024 bytes. A prepared statement has one text for all requests and stays as it is; the log names the request of one that takes
 * long (ADR-0046). A request id needs no escaping: see `asRequestId`.
 */
export function commented({ name, text }: NamedText, requestId: string | undefined): NamedText {
  if (requestId === undefined || (name !== undefined && !everyStatement)) return { name, text };
  return { text: `/*request_id='${requestId}'*/ ${text}` };
}
