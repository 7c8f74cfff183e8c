/** An event as it is kept. */
export interface StoredEvent {
  type: string;
  happenedAt: Date;
  data: object;
}

/** The body that tells of an event: the same at each attempt. */
export const bodyOf = ({ type, happenedAt, data }: StoredEvent): string =>
  JSON.stringify({ type, timestamp: happenedAt.toISOString(), data });
